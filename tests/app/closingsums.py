#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Computes each closing anew from what `balcao-cli list --json` said before and after it: closingsums.py FOLDER.

Shares nothing with the program. Of every day there are NN-list.json and NN-closing.json; ends with 1 and a line for each difference.
"""
import json
import pathlib
import sys


def centavos(text):
    reais, _, rest = text.partition(".")
    return int(reais) * 100 + int((rest + "00")[:2])


def units(charges):
    """Charges by payment: those of one txid that the provider gave to several are one."""
    doubled = {c["txid"] for c in charges if c["shared_with"]}
    found = {}
    for charge in charges:
        name = charge["txid"] if charge["txid"] in doubled else charge["attempt"]
        found.setdefault(name, []).append(charge)
    return found


def payment(charges):
    """Amount, the charge and whether a person said so; (0, None, False): none."""
    if any(c["status"] == "refunded" for c in charges):
        return 0, None, False
    paid = [c for c in charges if c["status"] == "paid"]
    if paid:
        newest = max(paid, key=lambda c: c["changed_at"])
        return centavos(newest["reported_amount"] or newest["amount"]), newest, False
    seen = [c for c in charges if c["status"] == "received"]
    if seen:
        first = min(seen, key=lambda c: c["attempt"])
        return centavos(first["received"]["amount"] or first["amount"]), first, True
    return 0, None, False


def expected(before, after):
    known = {c["attempt"]: c for c in before}
    figures = {name: [0, 0] for name in ("made", "received", "confirmed", "went_back")}
    statuses, people = {}, {}

    def add(sum_, amount, times=1):
        sum_[0] += times
        sum_[1] += amount

    for charge in after:
        if charge["attempt"] in known:
            continue
        amount = centavos(charge["amount"]) if charge["amount"] else 0
        add(figures["made"], amount)
        add(statuses.setdefault(charge["status"], [0, 0]), amount)
        people.setdefault(charge["operator"], [0, 0, 0])[0] += 1
    for charges in units(after).values():
        was, of_before, _ = payment([known[c["attempt"]] for c in charges if c["attempt"] in known])
        now, of_now, by_hand = payment(charges)
        if now < was:
            add(figures["went_back"], was - now)
        if of_now is None or (of_before is not None and now <= was):
            continue
        times = 0 if of_before is not None else 1
        add(figures["confirmed" if by_hand else "received"], now - was, times)
        person = people.setdefault(of_now["operator"], [0, 0, 0])
        person[1] += times
        person[2] += now - was
    return figures, statuses, people


def told(sum_):
    return [sum_["count"], centavos(sum_["amount"])]


def main():
    folder = pathlib.Path(sys.argv[1])
    before, wrong, seen = [], [], {"went_back": 0, "doubled": 0, "changes": 0, "confirmed": 0}
    total = 0
    for file in sorted(folder.glob("*-list.json")):
        day = file.name.split("-")[0]
        after = json.loads(file.read_text())
        closing = json.loads((folder / f"{day}-closing.json").read_text())
        figures, statuses, people = expected(before, after)
        for name, sum_ in figures.items():
            if told(closing[name]) != sum_:
                wrong.append(f"day {day}: {name} is {told(closing[name])}, the lists say {sum_}")
        if {name: told(sum_) for name, sum_ in closing["statuses"].items()} != statuses:
            wrong.append(f"day {day}: statuses are {closing['statuses']}, the lists say {statuses}")
        parts = {p["name"]: [p["made"], p["paid"], centavos(p["received"]) + centavos(p["confirmed"])]
                 for p in closing["operators"]}
        parts = {name: part for name, part in parts.items() if part != [0, 0, 0]}
        if parts != people:
            wrong.append(f"day {day}: people are {parts}, the lists say {people}")
        counters = sum(centavos(p["received"]) + centavos(p["confirmed"]) for p in closing["counters"])
        hours = sum(centavos(h["amount"]) for h in closing["hours"])
        came = figures["received"][1] + figures["confirmed"][1]
        if counters != came or hours != came:
            wrong.append(f"day {day}: {came} came, by counters {counters}, by hours {hours}")
        total += came - figures["went_back"][1]
        if total != sum(payment(charges)[0] for charges in units(after).values()):
            wrong.append(f"day {day}: over all closings {total} came, the list says something else")
        if closing["number"] != int(day):
            wrong.append(f"day {day}: it is closing {closing['number']}")
        seen["went_back"] += figures["went_back"][0]
        seen["doubled"] += len(units(after)) != len(after)
        seen["changes"] += len(closing["changes"])
        seen["confirmed"] += figures["confirmed"][0]
        before = after
    print(f"{len(before)} charges, {seen}")
    for line in wrong:
        print(line)
    return 1 if wrong or not before or not all(seen.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
