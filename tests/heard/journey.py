# SPDX-License-Identifier: MIT
"""A charge, an error, a correction, a payment, an expiry and an unknown outcome, by the keyboard, as they are heard; by their events the
settings, the first run and the lock, too.

With "events": by the events that the accessibility bridge sends, and by what it shows of names, roles and states.
With "orca": by what Orca writes that it speaks, which is printed. Nothing waits for a time; each step for what it is to be heard by.
"""
import os
import re
import subprocess
import sys
import tempfile
import time

import pyatspi
from gi.repository import GLib

PROGRAMS, WITH_ORCA = sys.argv[1], sys.argv[2] == "orca"
DEADLINE = 20
CHIME = os.environ.get("HEARD_CHIME", "")
FOLDER = tempfile.mkdtemp(dir=os.environ["HOME"])
heard = []
started = []


def wait(what, until):
    end = time.monotonic() + DEADLINE
    while not (found := until()):
        if time.monotonic() > end:
            sys.exit(f"not within {DEADLINE} s: {what}\nheard: " + "\n       ".join(heard[-12:]))
        GLib.MainContext.default().iteration(False) or time.sleep(0.01)
    return found


def start(*command, **environment):
    started.append(subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True))
    return started[-1]


def listen():
    def told(event):
        try:
            if event.detail1 and event.type.endswith("focused"):
                heard.append(f"{event.source.name}. {event.source.description}")
            elif event.detail1 and event.source.getRole() == pyatspi.ROLE_NOTIFICATION:
                heard.append(event.source.name)
        except GLib.Error:  # gone by now
            pass

    pyatspi.Registry.registerEventListener(told, "object:state-changed:showing", "object:state-changed:focused")


def listen_by_orca():
    # Into a file Orca writes by blocks, to a terminal by lines.
    ours, orcas = os.openpty()
    os.set_blocking(ours, False)
    start("orca", "--debug-file", os.ttyname(orcas))
    rest = b""

    def read(*_):
        nonlocal rest
        *lines, rest = (rest + os.read(ours, 65536)).split(b"\n")
        for said in filter(None, (re.search(r"SPEECH OUTPUT: '(.*?)' ?\[?{", line.decode(errors="replace")) for line in lines)):
            heard.append(said[1].strip())
            print("   ", heard[-1])
        return True

    GLib.io_add_watch(ours, GLib.PRIORITY_DEFAULT, GLib.IO_IN, read)
    wait("Orca", lambda: heard)


def press(keys, *expected):
    """Presses "Tab Tab", or types "=text"; then each of the texts is heard, in any order."""
    print(f"[{keys}]")
    begin = len(heard)
    subprocess.run(["xdotool", "type", "--delay", "30", keys[1:]] if keys[0] == "=" else ["xdotool", "key", *keys.split()], check=True)
    if WITH_ORCA and keys[0] == "=":  # which falls behind a hand that is faster than any
        wait(f"the echo of {keys}", lambda: len(heard) - begin >= len(keys) - 1)
    for text in expected:
        wait(f"{text!r} after {keys}", lambda: any(text in line for line in heard[begin:]))


def by_orca(*expected):
    """What Orca makes of more than one event."""
    return expected if WITH_ORCA else ()


def till(*options, first="Valor a cobrar", **environment):
    where = {"BALCAO_DATA_DIR": tempfile.mkdtemp(dir=FOLDER), "BALCAO_COUNTER": "02", "BALCAO_OPERATOR": "Ana Paula"}
    program = start(f"{PROGRAMS}/balcao", "--size", "1366x768", *options, LD_LIBRARY_PATH=CHIME, HEARD_SOUNDS=f"{FOLDER}/sounds",
                    **where | environment)
    begin = len(heard)
    subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--class", "balcao", "windowfocus", "--sync", "%1"], check=True)
    wait(f"{first} has the keyboard", lambda: any(first in line for line in heard[begin:]))
    return program


def end(program):
    program.terminate()
    program.wait()


def nodes(top=None):
    """What is shown, from the window down."""
    top = top or next(app for app in pyatspi.Registry.getDesktop(0) if app and app.name == "balcao")[0]
    yield top
    for child in top:
        if child and child.getState().contains(pyatspi.STATE_SHOWING):
            yield from nodes(child)


def named(name):
    return next(node for node in list(nodes()) if node.name.startswith(name))


def open_page():
    return [node.name for node in nodes() if node.getRole() == pyatspi.ROLE_RADIO_BUTTON and node.getState().contains(pyatspi.STATE_CHECKED)]


def check(what, is_so):
    def so_far():
        try:
            return is_so()
        except (StopIteration, GLib.Error):  # not there yet, or gone by now
            return False

    if not WITH_ORCA:
        wait(what, so_far)


def has(name, state):
    return named(name).getState().contains(state)


def focused_ones():
    return [node.name for node in nodes() if node.getState().contains(pyatspi.STATE_FOCUSED)]


def one_focus(name):
    check(f"the keyboard is at {name} and nowhere else", lambda: [n[:len(name)] for n in focused_ones()] == [name])


def sounds():
    return open(f"{FOLDER}/sounds").read().split() if os.path.exists(f"{FOLDER}/sounds") else []


def type_customer():
    for text, following in (("52998224725", "Nome completo"), ("Marina Alves", "Celular"), ("11987654321", "E-mail")):
        press(f"={text}")
        press("Tab", following)
    press("=marina@example.com")


def shows(*fields):
    """Each of them by its name and its role."""
    for name, role in fields:
        check(f"{name} is there, and what it is", lambda: any(node.name == name and node.getRole() == role for node in nodes()))


TEXT, SECRET, BUTTON = pyatspi.ROLE_TEXT, pyatspi.ROLE_PASSWORD_TEXT, pyatspi.ROLE_PUSH_BUTTON
ONE_OF, SWITCH = pyatspi.ROLE_RADIO_BUTTON, pyatspi.ROLE_CHECK_BOX


def settings():
    press("F10", "Provedor")
    shows(("Ambiente: Treinamento", ONE_OF), ("Endereço base", TEXT), ("Chave de acesso", SECRET), ("Tempo limite", TEXT),
          ("Testar: Testar conexão", BUTTON))
    press("Down", "Este caixa")
    shows(("Nome do caixa", TEXT), ("Estado", TEXT), ("NFC-e", SWITCH))
    press("Down", "Registro")
    shows(("Onde: Neste computador", ONE_OF), ("Onde: Compartilhado", ONE_OF), ("Arquivo", TEXT))
    press("Down", "Operadores e PIN")
    shows(("Operadores: Novo operador…", BUTTON))
    press("Down", "Aparência e idioma")
    shows(("Tema: Claro", ONE_OF), ("Idioma: Español", ONE_OF))
    press("Down", "Impressão")
    press("Down", "Privacidade")
    shows(("Clientes anteriores", SWITCH))
    press("Down", "Diagnóstico")
    shows(("O registro está íntegro?: Verificar", BUTTON))


def day():
    """What a day has besides: the closing, the file of a sale, the owner's queue, whose a code is."""
    press("F11", "Salvar PDF", "fatos provados")
    shows(("Dados completos do cliente", SWITCH), ("Códigos que existiram", SWITCH), ("Salvar com as provas (JSON)…", BUTTON))
    press("Escape", "Cobrar de novo")
    press("F3", "Cobranças")
    press("ctrl+b", "Código a conferir")
    press("=isto", "Não é um código Pix")
    press("Escape Escape", "Cobranças")
    press("ctrl+o", "Nada espera")
    shows(("Maior valor", ONE_OF),)
    press("Escape", "Cobranças")
    press("F4", "Fechar o dia", "Desde o início")
    check("the chart tells its bars", lambda: named("Recebido por hora: "))
    check("the table tells its lines", lambda: named("Por situação: Paga"))
    press("F2", "Valor a cobrar")


def lock(url):
    """Of a shop with operators, at its start: who, then the PIN, of which only dots are there."""
    folder = tempfile.mkdtemp(dir=FOLDER)
    digits = os.memfd_create("pin")
    os.write(digits, b"246810\n")
    os.lseek(digits, 0, os.SEEK_SET)
    subprocess.run([f"{PROGRAMS}/balcao-cli", "operator", "add", "Carlos", "--role", "manager", "--new-pin-fd", str(digits)], check=True,
                   pass_fds=[digits], env=os.environ | {"BALCAO_DATA_DIR": folder}, stdout=subprocess.DEVNULL)
    program = till("--base-url", url, "--lang", "pt-BR", first="PIN", BALCAO_API_KEY="heard", BALCAO_DATA_DIR=folder)
    shows(("Carlos, Gerente", ONE_OF))
    press("Tab space", "PIN de Carlos")
    check("nothing of the till is there", lambda: not [n.name for n in nodes() if n.name.startswith("Valor a cobrar")])
    press("1 1 1 1 1 1")
    check("the PIN is dots", lambda: named("PIN de Carlos").queryText().getText(0, -1) == "●" * 6)
    press("Return", "PIN errado")
    end(program)


def first_run():
    program = till(first="Treinamento")
    press("2", "Endereço base")
    press("Tab", "Chave de acesso")
    shows(("Endereço base", TEXT), ("Chave de acesso", SECRET), ("Testar: Testar conexão", BUTTON))
    press("Escape", "Treinamento")
    end(program)


def journey():
    training = till("--training", "--lang", "pt-BR")
    check("the header is a status bar", lambda: named("Loja de treino. Caixa 02. Ana Paula. Treinamento").getRole() == pyatspi.ROLE_STATUS_BAR)
    check("the ribbon is a label", lambda: named("TREINAMENTO:").getRole() == pyatspi.ROLE_LABEL)
    check("nothing that has a name is a filler",
          lambda: not [n.name for n in nodes() if n.name and n.getRole() in (pyatspi.ROLE_FILLER, pyatspi.ROLE_UNKNOWN)])
    check("the rail tells the page", lambda: open_page() == ["Cobrar"])
    check("the amount can be typed", lambda: has("Valor a cobrar", pyatspi.STATE_EDITABLE))
    check("a field has its label", lambda: any(r.getRelationType() == pyatspi.RELATION_LABELLED_BY for f in nodes()
                                             if f.name == "CPF ou CNPJ" for r in f.getRelationSet()))
    check("a field is required", lambda: any(n.description.startswith("Obrigatório.") for n in nodes() if n.name == "CPF ou CNPJ"))
    one_focus("Valor a cobrar")
    for key, amount in zip("8640", ("0,08", "0,86", "8,64", "86,40")):
        press(key, f"R$\N{NO-BREAK SPACE}{amount}")
    check("the amount is a text", lambda: named("Valor a cobrar").queryText().getText(0, -1) == "R$\N{NO-BREAK SPACE}86,40")
    press("Tab", "CPF ou CNPJ", "Obrigatório.")
    press("ctrl+Return", "4 campos para corrigir", "Falta o CPF")
    press("=52998224752")
    press("Tab", "CPF inválido: o final 52 não confere", "Nome completo")
    press("shift+Tab", "CPF ou CNPJ")
    press("ctrl+a")
    type_customer()
    press("ctrl+Return", "Código pronto, R$\N{NO-BREAK SPACE}86,40", "Simular pagamento")
    one_focus("Simular pagamento")
    check("a button tells its key", lambda: "F6" in named("Corrigir").queryAction().getKeyBinding(0))
    check("the code is a picture", lambda: named("QR Code").getRole() == pyatspi.ROLE_IMAGE)
    press("shift+F8", "Treinamento · nada sai deste computador")
    press("F6", "Valor", *by_orca("Corrigir cobrança 02-1"))
    check("the dialog has its title", lambda: named("Corrigir cobrança 02-1").getRole() == pyatspi.ROLE_DIALOG)
    press("7", "R$\N{NO-BREAK SPACE}0,07")
    press("0 0 0", "R$\N{NO-BREAK SPACE}70,00")
    press("ctrl+Return", "Escolha ou escreva o motivo", "Motivo")
    press("Down", *by_orca("Desconto esquecido"))
    press("ctrl+Return", "Código pronto, R$\N{NO-BREAK SPACE}70,00. Código novo (revisão 2)", "Simular pagamento")
    press("ctrl+s", "Paga, R$\N{NO-BREAK SPACE}70,00", "Nova cobrança")
    press("F3", "Cobranças")
    check("the rail tells the page", lambda: open_page() == ["Cobranças"])
    check("a filter has its name", lambda: named("Período: Hoje"))
    press("F2", "Valor a cobrar")
    one_focus("Valor a cobrar")
    press("5 0 0 0 Tab", "R$\N{NO-BREAK SPACE}50,00", "CPF ou CNPJ")
    type_customer()
    press("ctrl+Return", "Código pronto, R$\N{NO-BREAK SPACE}50,00", "Simular pagamento")
    press("Tab", "Simular expiração")
    press("space", "Expirada", "Cobrar de novo")
    if not WITH_ORCA:
        day()
        settings()
    end(training)

    sandbox = start(f"{PROGRAMS}/balcao-sandbox", "--api-key", "heard", "--reading", "fault=status-500")
    url = sandbox.stdout.readline().strip()
    provider = till("--base-url", url, "--lang", "pt-BR", BALCAO_API_KEY="heard")
    press("8 6 4 0 Tab", "R$\N{NO-BREAK SPACE}86,40", "CPF ou CNPJ")
    type_customer()
    press("ctrl+Return", "Resultado desconhecido", "Usar a que existe")
    if CHIME:
        wait("a sound for the payment, and one for the unknown outcome", lambda: sounds() == ["complete", "dialog-warning"])
    if not WITH_ORCA:
        end(provider)
        lock(url)
        first_run()


try:
    listen_by_orca() if WITH_ORCA else listen()
    journey()
finally:
    for program in reversed(started):
        program.kill()
        program.wait()
