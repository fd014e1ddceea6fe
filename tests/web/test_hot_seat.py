"""Two people on one screen."""

import re

from playwright.sync_api import expect

from tests.web.driver import start
from tests.web.kit import People, en


def test_two_people_on_one_screen(people: People) -> None:
    page = people.come()
    player = start(page, "start-screen")
    for n, name in ((1, "Ana"), (2, "Bea")):
        page.get_by_role("group", name=en("seat-number", n=n)).get_by_role("textbox", name=en("name")).fill(name)
    page.get_by_role("button", name=en("start-game")).click()
    player.my_turn()
    player.plan()
    turns = []
    for _ in range(6):
        name = page.get_by_role("status").filter(has_text=re.compile("^(Ana|Bea) is playing$")).inner_text().split()[0]
        expect(page.get_by_role("region", name=en("mono-tower", name=name))).to_be_visible()
        turns.append(name)
        player.play(keys=False)
    assert turns in (["Ana", "Bea"] * 3, ["Bea", "Ana"] * 3)
    assert player.to_the_end() >= 10
    expect(player.result.get_by_text(re.compile("^(Ana|Bea) wins"))).to_be_visible()
