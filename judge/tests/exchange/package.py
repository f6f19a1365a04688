"""Games of the Python package diplomacy: `random SEED COUNT PHASES` plays some, `replay` plays those on standard input again."""

import json
import random
import sys

from diplomacy import Game
from diplomacy.utils.export import from_saved_game_format, to_saved_game_format


def play(seed, count, phases):
    random.seed(seed)
    for number in range(count):
        game = Game(game_id="random%d" % number)
        while not game.is_game_done and len(game.state_history) < phases:
            possible, where = game.get_all_possible_orders(), game.get_orderable_locations()
            for power in game.powers:
                game.set_orders(power, [random.choice(possible[at]) for at in where[power] if possible[at]])
            game.process()
        print(json.dumps(to_saved_game_format(game)))


def replay():
    """Says what comes out otherwise when the package plays each phase of a file again."""
    for line in sys.stdin:
        saved = json.loads(line)
        read = from_saved_game_format(saved)
        assert read.game_id == saved["id"] and len(read.state_history) == len(saved["phases"]) - 1
        for phase, following in zip(saved["phases"], saved["phases"][1:]):
            game = Game(map_name=saved["map"])
            game.set_state(phase["state"])
            for power, orders in phase["orders"].items():
                game.set_orders(power, orders)
                kept = game.get_orders(power)
                if sorted(kept) != sorted(orders):
                    print(saved["id"], phase["name"], power, "orders", orders, kept)
            game.process()
            for what, ours in (("units", game.get_units()), ("centers", game.get_centers())):
                for power, listed in following["state"][what].items():
                    if sorted(ours[power]) != sorted(listed):
                        print(saved["id"], phase["name"], power, what, sorted(ours[power]), sorted(listed))
            wanted = following["name"]
            if game.get_current_phase() != wanted and wanted != "COMPLETED":
                print(saved["id"], phase["name"], "phase", game.get_current_phase(), wanted)
        print("replayed", saved["id"], len(saved["phases"]) - 1)


if sys.argv[1] == "random":
    play(int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
else:
    replay()
