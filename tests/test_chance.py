"""Nature's draws: seeded ones that are the same everywhere, and fair ones that can be proven."""

import hashlib
import hmac
import subprocess
import sys
from collections import Counter

import pytest

from cairn.chance import Dice, FairChance, commitment, new_secret

pytestmark = pytest.mark.modes


def test_dice_give_the_same_numbers_on_every_machine_and_in_both_modes() -> None:
    assert [Dice(7, 0).below(1000), Dice(7, 1).below(1000), Dice(8, 0).below(1000)] == [133, 63, 221]
    dice = Dice(2**40 + 5, 2**33)
    assert [dice.below(6) for _ in range(12)] == [0, 4, 3, 3, 0, 2, 5, 3, 1, 2, 1, 5]


def test_dice_are_even_and_neighbouring_seeds_unrelated() -> None:
    dice = Dice(1)
    counts = Counter(dice.below(10) for _ in range(20_000))
    assert all(1800 < counts[n] < 2200 for n in range(10))
    firsts = Counter(Dice(seed, game).below(10) for seed in range(100) for game in range(20))
    assert all(140 < firsts[n] < 260 for n in range(10))


def test_dice_are_a_random_generator_for_bots() -> None:
    dice = Dice(3)
    cards = list(range(30))
    dice.shuffle(cards)
    assert sorted(cards) == list(range(30))
    assert cards != list(range(30))
    assert all(0 <= dice.random() < 1 for _ in range(100))
    assert all(0 <= dice.getrandbits(5) < 32 for _ in range(100))
    assert {dice.choice("abc") for _ in range(50)} == set("abc")
    assert [Dice(4).getrandbits(70) for _ in range(2)] == [Dice(4).getrandbits(70) for _ in range(2)]


def test_fair_draws_are_what_the_documentation_says() -> None:
    secret, nonces = b"secret", [b"one", b"two"]
    chance = FairChance(secret, nonces)
    key = hashlib.sha256(b"secretonetwo").digest()
    for k in range(20):
        x = int.from_bytes(hmac.new(key, k.to_bytes(8, "big"), "sha256").digest()[:8], "big")
        assert chance.below(100) == x % 100  # 2**64 is so large that none is rejected here
    assert commitment(secret) == hashlib.sha256(b"secret").hexdigest()


def test_fair_draws_reject_what_would_favour_small_numbers() -> None:
    chance, n = FairChance(b"x", []), 3 * 2**62
    drawn = [chance.below(n) for _ in range(50)]
    assert all(0 <= x < n for x in drawn)
    assert chance.k > 50  # one block in four is beyond the largest multiple of n


def test_secrets_differ() -> None:
    assert len({new_secret() for _ in range(10)}) == 10
    assert len(new_secret()) == 32


def test_a_dice_stream_is_the_same_in_another_process_and_mode() -> None:
    code = "from cairn.chance import Dice; d = Dice(11, 4); print([d.below(52) for _ in range(20)])"
    run = subprocess.run(
        [sys.executable, "-c", code], env={"CAIRN_JIT": "0"}, capture_output=True, encoding="utf-8", check=True
    )
    dice = Dice(11, 4)
    assert run.stdout.strip() == str([dice.below(52) for _ in range(20)])
