#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Proves a dossier again: dossierproof.py FILE.json

Follows docs/dossier.md and shares nothing with the program: hashes of the events and of the customer's parts, their order, the codes' check
sums and fields, and that what the dossier tells of codes, places and approvals stands in the events. A line for each thing that is wrong,
and 1 at the end; else "N events, N codes" and 0. An event whose data is withheld is counted as not provable here: the ledger proves it.
"""
import hashlib
import json
import sys


ANSWERS = ("created", "correction_done", "status_read")


def sha(fields):
    """Each field with its length in bytes before it."""
    text = b""
    for field in fields:
        field = field if isinstance(field, bytes) else str(field).encode()
        text += str(len(field)).encode() + b":" + field
    return hashlib.sha256(text).hexdigest()


def hash_of(event):
    fields = [event["previous"], event["counter"], event["sequence"], event["at_ms"], event["kind"], event["attempt"]]
    fields += [event["sale"], event["replaces"], event["correction"], event["txid"], event["operator"]]
    fields += [event["centavos"], event["data"], event["personal_hash"], event["token"]]
    if event["id_hashed"]:
        fields.append(event["event"])
    if event["authorised_by"]:
        fields += ["authorised_by", event["authorised_by"]]
    return sha(fields)


def check_events(events):
    known = {(e["counter"], e["sequence"]): e["hash"] for e in events}
    before = {}
    last = 0
    for event in events:
        name = f"event {event['event']}"
        if event["previous"] is None:
            yield f"{name}: the one before it is missing"
            continue
        if event["data"] is None:
            if event["withheld"] != "other_receiver" or event["kind"] not in ANSWERS:
                yield f"{name}: nothing says why its data is not there"
        elif hash_of(event) != event["hash"]:
            yield f"{name}: another hash"
        if known.get((event["counter"], event["sequence"] - 1), event["previous"]) != event["previous"]:
            yield f"{name}: does not follow the one before it"
        if event["event"] <= last or event["sequence"] <= before.get(event["counter"], 0):
            yield f"{name}: out of its order"
        last = event["event"]
        before[event["counter"]] = event["sequence"]
        personal = event["personal"]
        if personal and sha([personal["salt"], personal["text"]]) != event["personal_hash"]:
            yield f"{name}: another customer's part"
        if not event["proven"]:
            yield f"{name}: the program did not prove it"


def crc(data):
    value = 0xFFFF
    for byte in data:
        value ^= byte << 8
        for _ in range(8):
            value = (value << 1 ^ 0x1021 if value & 0x8000 else value << 1) & 0xFFFF
    return f"{value:04X}"


def objects(text):
    found = {}
    while text:
        length = int(text[2:4])
        found[text[:2]] = text[4 : 4 + length]
        text = text[4 + length :]
    return found


def fields_of(code):
    top = objects(code)
    pix = objects(next(top[i] for i in map(str, range(26, 52)) if "br.gov.bcb.pix" in top.get(i, "").lower()))
    return {"amount": top.get("54"), "merchant_name": top.get("59"), "merchant_city": top.get("60"), "currency": top.get("53"),
            "country": top.get("58"), "crc": top.get("63"), "url": pix.get("25"), "key": pix.get("01"),
            "txid": objects(top.get("62", "")).get("05")}


def check_codes(codes, events):
    answers = [json.loads(e["data"]) for e in events if e["kind"] in ANSWERS and e["data"] is not None]
    written = [a["code"] for a in answers if a.get("code")]
    for code in codes:
        name = f"code {code['revision']}"
        if code["other_receiver"]:
            if code["received"] or code["code"] or {"url", "key"} & set(code["fields"] or {}):
                yield f"{name}: another receiver's is given out"
            continue
        if code["received"] not in written:
            yield f"{name}: no event holds it"
        text = code["code"]
        if not text:
            continue
        if text[-8:-4] != "6304" or crc(text[:-4].encode()) != text[-4:]:
            yield f"{name}: its check sum does not fit"
        for field, value in fields_of(text).items():
            if code["fields"][field] != value:
                yield f"{name}: {field} is {value!r}, not {code['fields'][field]!r}"
        if code["verdict"] == "verified" and code["fields"]["amount"] and code["fields"]["amount"] != code["charged"]:
            yield f"{name}: another amount than the charge's"
    order = [code["revision"] for code in codes]
    if order != sorted(order) or any(c["until"] != n["since"] for c, n in zip(codes, codes[1:])):
        yield "the codes are out of their order"


def check_told(dossier):
    events = dossier["events"]
    shown = [(s["revision"], s["place"], s["at"], s["operator"]) for s in dossier["shown"]]
    of_events = []
    for event in events:
        if event["kind"] == "shown":
            data = json.loads(event["data"])
            of_events.append((data.get("revision", 1), data.get("place", "till"), event["at"], event["operator"] or None))
    if shown != of_events:
        yield f"shown: {shown} is not {of_events}"
    approvals = [(a["event"], a["authorised_by"]) for a in dossier["approvals"]]
    if approvals != [(e["event"], e["authorised_by"]) for e in events if e["authorised_by"]]:
        yield "approvals are others than the events'"
    if dossier["proven"] != len(events) or not dossier["whole"]:
        yield "not all of it was proven"
    if not dossier["includes"]["customer"] and any(e["personal"] for e in events):
        yield "a customer's part is in a dossier without it"
    if dossier["includes"]["replies"] and not dossier["includes"]["customer"]:
        yield "replies are named that a dossier without the customer does not hold"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        dossier = json.load(file)
    wrong = [*check_events(dossier["events"]), *check_codes(dossier["codes"], dossier["events"]), *check_told(dossier)]
    for line in wrong:
        print(line)
    if not wrong:
        withheld = sum(event["data"] is None for event in dossier["events"])
        rest = f", {withheld} not provable here" if withheld else ""
        print(f"{len(dossier['events'])} events, {len(dossier['codes'])} codes{rest}")
    return 1 if wrong else 0


sys.exit(main())
