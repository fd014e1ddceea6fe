"""A game with hidden things and an Automa at the server's tables."""

from random import Random

from tests.server.kit import Server


def test_a_game_against_the_automa_with_heroes_and_monsters_is_played_to_its_end(server: Server) -> None:
    rng = Random(5)
    with server.person("Ada") as ada, server.person() as guest:
        options = {"heroes": True, "monsters": 2, "map": "twin-lakes"}
        table = ada.open_table("me", game="monumental", begins=0, options=options)["id"]
        with ada.at(table) as screen, guest.at(table) as window:
            state = screen.until("state")
            assert state["view"]["seats"][1]["automa"]
            while state["turn"] is not None:
                if state["choices"]:
                    screen.move(rng.choice(state["choices"]))
                state = screen.until("state")
            shown = window.until("state")
            while shown["turn"] is not None:
                assert shown["choices"] == []
                shown = window.until("state")
            assert shown["view"]["winners"] == state["view"]["winners"] != []
            assert "lair" not in str(shown["view"])
