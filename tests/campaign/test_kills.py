from tests.campaign import kills, restarts


def test_kills_lose_nothing_and_leave_no_table_stuck() -> None:
    done = kills.campaign(kills=30)
    assert done["tables_finished"] >= 6
    assert done["choices_acknowledged"] > 200


def test_a_restarted_database_and_killed_processes_leave_nobody_behind() -> None:
    done = restarts.campaign(restarts=2, kills=3, stale=restarts.STUCK_S)
    print(done)  # noqa: T201  (how long somebody was stale is reported; the campaign at its full size is judged by it)
    assert done["tables_finished"] >= 9
