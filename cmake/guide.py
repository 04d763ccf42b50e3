#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""One page of HTML of a language's guide, pictures and all: cmake/guide.py FOLDER OUT

FOLDER is docs/guide/LANGUAGE. Its three pages follow each other; links between them stay, links to what is elsewhere become their words. What
the pages are written in is the part of Markdown that they need: anything else fails, and so does a link or a picture that leads nowhere.
"""
import base64
import html
import re
import sys
from pathlib import Path

PAGES = {"pt-BR": ["caixa", "gerente", "instalador"], "en": ["cashier", "manager", "installer"], "es": ["cajero", "gerente", "instalador"]}
STYLE = """body{font:17px/1.5 Inter,"Noto Sans","Segoe UI",sans-serif;color:#161b24;background:#f3f1ec;margin:0}
main{max-width:60rem;margin:0 auto;padding:1.5rem}section{background:#fff;border:1px solid #dfdbd2;border-radius:12px;padding:.5rem 2rem 2rem;margin:1.5rem 0}
img{width:100%;height:auto;border:1px solid #dfdbd2;border-radius:10px}table{border-collapse:collapse;width:100%}
td,th{border-bottom:1px solid #dfdbd2;padding:.45rem .6rem;text-align:left;vertical-align:top}a{color:#1f46ad}
code{background:#f3f1ec;border-radius:5px;padding:0 .3em;overflow-wrap:anywhere}pre{background:#f3f1ec;border-radius:9px;padding:.7rem 1rem;overflow-x:auto}pre code{padding:0}
h1{line-height:1.2}@media(prefers-color-scheme:dark){body{color:#eef1f7;background:#0e121a}section{background:#171c26;border-color:#2d3543}
code,pre{background:#1e2430}a{color:#9db8ff}td,th,img{border-color:#2d3543}}"""


class Guide:
    def __init__(self, folder):
        self.folder = folder
        self.names = PAGES[folder.name]
        self.page = ""
        self.where = ""
        self.ids = set()
        self.wanted = []

    def fail(self, what):
        sys.exit(f"{self.where}: {what}")

    def link(self, words, target):
        if re.match(r"https?://", target):
            return f'<a href="{html.escape(target)}">{words}</a>'
        name, _, place = target.partition("#")
        if name and not (self.folder / name).exists():
            self.fail(f"there is no {target}")
        if not name or Path(name).stem in self.names and "/" not in name:
            place = place or f"page-{Path(name).stem}"
            self.wanted.append((self.where, place))
            return f'<a href="#{html.escape(place)}">{words}</a>'
        return words

    def inline(self, text):
        kept = []

        def keep(made):
            kept.append(made)
            return f"\0{len(kept) - 1}\0"

        def picture(found):
            file = (self.folder / found[2]).resolve()
            if not file.exists():
                self.fail(f"there is no {found[2]}")
            data = base64.b64encode(file.read_bytes()).decode()
            return keep(f'<img loading="lazy" alt="{html.escape(found[1])}" src="data:image/png;base64,{data}">')

        text = re.sub(r"`([^`]+)`", lambda found: keep(f"<code>{html.escape(found[1])}</code>"), text)
        text = re.sub(r'<a id="([a-z-]+)"></a>', lambda found: keep(self.anchor(found[1])), text)
        text = re.sub(r"!\[([^]]*)\]\(([^)]+)\)", picture, text)
        text = html.escape(text, quote=False)
        text = re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", text)
        text = re.sub(r"\*([^*]+)\*", r"<em>\1</em>", text)
        text = re.sub(r"\[([^]]+)\]\(([^)]+)\)", lambda found: self.link(found[1], found[2]), text)
        return re.sub(r"\0(\d+)\0", lambda found: kept[int(found[1])], text)

    def anchor(self, name):
        if name in self.ids:
            self.fail(f"{name} is there twice")
        self.ids.add(name)
        return f'<a id="{name}"></a>'

    def table(self, lines):
        rows = [[self.inline(cell.strip()) for cell in line.strip("|").split("|")] for line in lines]
        if len(rows) < 3 or len({len(row) for row in rows}) != 1:
            self.fail("the rows of a table differ")
        cells = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows[2:])
        return "<table><tr>" + "".join(f"<th>{cell}</th>" for cell in rows[0]) + f"</tr>{cells}</table>"

    def items(self, lines):
        kind = "ol" if re.match(r"\d", lines[0]) else "ul"
        items = []
        for line in lines:
            mark = re.match(r"(?:-|\d+\.) (.*)", line)
            if mark:
                items.append(mark[1])
            elif line.startswith("  "):
                items[-1] += " " + line.strip()
            else:
                self.fail(f"what is this line of a list: {line}")
        return f"<{kind}>" + "".join(f"<li>{self.inline(item)}</li>" for item in items) + f"</{kind}>"

    def block(self, lines):
        heading = re.match(r"(#{1,3}) (.*)", lines[0])
        if heading and len(lines) == 1:
            return f"<h{len(heading[1])}>{self.inline(heading[2])}</h{len(heading[1])}>"
        if all(line.startswith("    ") for line in lines):
            return "<pre><code>" + html.escape("\n".join(line[4:] for line in lines)) + "</code></pre>"
        if all(line.startswith("|") for line in lines):
            return self.table(lines)
        if re.match(r"-|\d+\. ", lines[0]):
            return self.items(lines)
        if heading or lines[0].startswith((">", "```")):
            self.fail(f"what is this: {lines[0]}")
        return f"<p>{self.inline(' '.join(lines))}</p>"

    def section(self, name):
        self.where = str(self.folder / f"{name}.md")
        text = (self.folder / f"{name}.md").read_text(encoding="utf-8")
        blocks = [block.split("\n") for block in re.split(r"\n\s*\n", text.strip("\n"))]
        return f"<section>{self.anchor(f'page-{name}')}" + "\n".join(self.block(lines) for lines in blocks) + "</section>"

    def whole(self):
        sections = [self.section(name) for name in self.names]
        for where, place in self.wanted:
            if place not in self.ids:
                sys.exit(f"{where}: there is no #{place}")
        titles = [re.search(r"<h1>(.*?)</h1>", section)[1] for section in sections]
        menu = " · ".join(f'<a href="#page-{name}">{title}</a>' for name, title in zip(self.names, titles))
        return (f'<!DOCTYPE html>\n<html lang="{self.folder.name}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
                f"<title>Balcão</title><style>{STYLE}</style></head><body><main><nav>{menu}</nav>\n" + "\n".join(sections) +
                "</main></body></html>\n")


made = Guide(Path(sys.argv[1])).whole()
Path(sys.argv[2]).write_text(made, encoding="utf-8")
