#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""One page of HTML for a language's guide, with its pictures inside: cmake/guide.py FOLDER OUT

FOLDER is docs/guide/LANGUAGE. Its three pages follow each other. Links between them stay links; of a link to another file only the words stay.
A link or a picture without a target fails the build.
"""
import base64
import re
import sys
from pathlib import Path

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor

PAGES = {"pt-BR": ["caixa", "gerente", "instalador"], "en": ["cashier", "manager", "installer"], "es": ["cajero", "gerente", "instalador"]}
STYLE = """body{font:17px/1.5 Inter,"Noto Sans","Segoe UI",sans-serif;color:#161b24;background:#f3f1ec;margin:0}
main{max-width:60rem;margin:0 auto;padding:1.5rem}section{background:#fff;border:1px solid #dfdbd2;border-radius:12px;padding:.5rem 2rem 2rem;margin:1.5rem 0}
img{width:100%;height:auto;border:1px solid #dfdbd2;border-radius:10px}table{border-collapse:collapse;width:100%}
td,th{border-bottom:1px solid #dfdbd2;padding:.45rem .6rem;text-align:left;vertical-align:top}a{color:#1f46ad}
code{background:#f3f1ec;border-radius:5px;padding:0 .3em;overflow-wrap:anywhere}pre{background:#f3f1ec;border-radius:9px;padding:.7rem 1rem;overflow-x:auto}pre code{padding:0}
h1{line-height:1.2}@media(prefers-color-scheme:dark){body{color:#eef1f7;background:#0e121a}section{background:#171c26;border-color:#2d3543}
code,pre{background:#1e2430}a{color:#9db8ff}td,th,img{border-color:#2d3543}}"""

class Targets(Treeprocessor):
    """Puts pictures into the page and points links to their sections."""

    def __init__(self, converter, folder):
        super().__init__(converter)
        self.folder = folder
        self.wanted = []

    def existing(self, target):
        file = self.folder / target
        if not file.exists():
            sys.exit(f"{self.folder}: there is no {target}")
        return file

    def run(self, root):
        for picture in root.iter("img"):
            data = base64.b64encode(self.existing(picture.get("src")).read_bytes()).decode()
            picture.set("src", f"data:image/png;base64,{data}")
            picture.set("loading", "lazy")
        for link in root.iter("a"):
            target = link.get("href")
            if re.match(r"https?://", target):
                continue
            name, _, place = target.partition("#")
            if name:
                self.existing(name)
            if name and name not in [f"{page}.md" for page in PAGES[self.folder.name]]:
                link.tag = "span"
                link.attrib.clear()
                continue
            self.wanted.append(place or f"page-{Path(name).stem}")
            link.set("href", f"#{self.wanted[-1]}")


def section_of(file, wanted):
    converter = Markdown(extensions=["tables"])
    targets = Targets(converter, file.parent)
    converter.treeprocessors.register(targets, "targets", 0)
    text = converter.convert(file.read_text(encoding="utf-8"))
    wanted += targets.wanted
    return f'<section><a id="page-{file.stem}"></a>{text}</section>'


def main():
    folder = Path(sys.argv[1])
    wanted = []
    sections = [section_of(folder / f"{name}.md", wanted) for name in PAGES[folder.name]]
    places = re.findall(r'<a id="([a-z-]+)"></a>', "".join(sections))
    wrong = set(wanted) - set(places) | {place for place in places if places.count(place) > 1}
    if wrong:
        sys.exit(f"{folder}: these places are missing or there twice: {', '.join(sorted(wrong))}")
    titles = [re.search(r"<h1>(.*?)</h1>", section)[1] for section in sections]
    menu = " · ".join(f'<a href="#page-{name}">{title}</a>' for name, title in zip(PAGES[folder.name], titles))
    page = (f'<!DOCTYPE html>\n<html lang="{folder.name}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>Balcão</title><style>{STYLE}</style></head><body><main><nav>{menu}</nav>\n" + "\n".join(sections) +
            "</main></body></html>\n")
    Path(sys.argv[2]).write_text(page, encoding="utf-8")


main()
