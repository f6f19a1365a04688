"""Seven powers that order at random, by `chancery adjudicate` as a companion process.

    python3 bot.py CHANCERY [PHASES] [SEED]

A line of JSON is written, its answer is read, and so on: every phase is asked what may be ordered, then played. Prints a line a
phase. `chancery schema` tells what stands in the lines.
"""

import json
import random
import subprocess
import sys


class Companion:
    """A process that answers each line with one."""

    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(self, line):
        self.process.stdin.write(json.dumps(line) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise SystemExit(answer["error"])
        return answer


def orders(chance, state, legal, builds):
    """One order a unit, or as many builds and removals as are due."""
    if state["phase"].endswith("A"):
        chosen = {}
        for power, due in builds.ask(state)["builds"].items():
            many = min(abs(due["count"]), len(due["orders"]))
            chosen[power] = chance.sample(due["orders"], many)
        return chosen
    choices = legal.ask(state)["legal"]
    return {power: [chance.choice(list_) for list_ in units.values() if list_] for power, units in choices.items()}


def main(chancery, phases="12", seed="1901"):
    chance = random.Random(int(seed))
    judge = Companion(chancery, "adjudicate")
    legal = Companion(chancery, "adjudicate", "--legal")
    builds = Companion(chancery, "adjudicate", "--builds")
    # Without units a standard game begins: the ruleset sets them out.
    opened = judge.ask({"ruleset": "classic", "setup": {}, "sheets": {}})
    state = opened["position"]["body"]["state"]
    for _ in range(int(phases)):
        played = judge.ask({**state, "orders": orders(chance, state, legal, builds)})
        results = [result["result"] for lines in played["results"].values() for result in lines]
        well = sum(1 for result in results if not result)
        print(f"{played['phase']}: {len(results)} orders, {well} succeeded")
        state = played["next"]


if __name__ == "__main__":
    main(*sys.argv[1:])
