"""The client as an app: it is installed, opens without the server, follows new releases, and has sounds if wished."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.kit import serve, settings_in
from tests.web.driver import named, start
from tests.web.kit import ROOT, STATIC, People, build, en
from tests.web.test_replay import opened, press

KEPT = "caches.open('cairn-shell').then((kept) => kept.keys()).then((all) => all.map(({url}) => new URL(url).pathname))"
COUNTING = """
window.contexts = 0;
window.sources = 0;
window.AudioContext = class extends AudioContext {
  constructor(...all) { super(...all); window.contexts += 1; }
  createOscillator() { window.sources += 1; return super.createOscillator(); }
  createBufferSource() { window.sources += 1; return super.createBufferSource(); }
};
"""
# The loudest sample of a sound, the loudest after a second, and the mean of its squares.
RENDERED = """async (name) => {
  const context = new OfflineAudioContext(1, 2 * 44100, 44100);
  synth.SOUNDS[name]([context, context.destination, 0]);
  const samples = (await context.startRendering()).getChannelData(0);
  const peak = (some) => some.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return [peak(samples), peak(samples.subarray(44100)), samples.reduce((sum, value) => sum + value * value, 0)];
}"""


def installed(page: Page) -> None:
    """Wait until the shell is kept."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(f"{KEPT}.then((all) => all.includes('/') && all.some((path) => path.endsWith('.woff2')))")


def test_it_opens_without_the_server_and_follows_releases(browser: Browser, tmp_path: Path) -> None:
    build()
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    settings = settings_in(tmp_path, static=static)
    rules = en("rules")
    with serve(settings) as server:
        context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", locale="en")
        page = context.new_page()
        page.goto("/")
        installed(page)
        check_manifest(page)
        page.goto("/rules")
        expect(page.get_by_role("heading", name=rules, exact=True).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.evaluate("caches.open('cairn-shell').then((kept) => kept.put('/assets/old.js', new Response('old')))")
        assert not [path for path in page.evaluate(KEPT) if path.startswith("/api")]

    page.reload()
    expect(page.get_by_role("heading", name=rules, exact=True).first).to_be_visible()
    away = page.get_by_text(en("away-title"))
    page.goto("/mine")  # it was never loaded
    expect(page.get_by_text(en("away-page"))).to_be_visible()
    page.goto("/")
    expect(away).to_be_visible()
    said, title = page.get_by_role("complementary").bounding_box(), page.get_by_role("heading", level=1).bounding_box()
    assert said is not None
    assert title is not None
    assert said["y"] + said["height"] <= title["y"]
    page.get_by_role("button", name=named(en("start-solo"))).click()
    expect(page.get_by_role("alert").filter(has_text=en("error-offline"))).to_be_visible()

    release(static, "2")
    with serve(settings, server.port):
        expect(away).to_be_hidden()  # by itself
        page.reload()
        expect(page.locator("meta[name=release]")).to_have_attribute("content", "2")
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        page.wait_for_function("navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)")
        page.close()  # the last one of the old release
        page = context.new_page()
        page.goto("/")
        page.wait_for_function(f"{KEPT}.then((all) => !all.includes('/assets/old.js'))")
        start(page, "start-solo").my_turn()

    page.goto("/")
    expect(page.locator("meta[name=release]")).to_have_attribute("content", "2")
    expect(page.get_by_text(en("away-title"))).to_be_visible()
    context.close()


def release(static: Path, name: str) -> None:
    """Put another release in the place of this one."""
    page, worker = static / "index.html", static / "sw.js"
    mark = f'<meta name="release" content="{name}" />'
    page.write_text(page.read_text(encoding="utf-8").replace("</head>", f"{mark}</head>"), encoding="utf-8")
    worker.write_text(worker.read_text(encoding="utf-8") + f"// {name}\n", encoding="utf-8")


def check_manifest(page: Page) -> None:
    """See what a browser needs that is to install the app."""
    browser: Any = page.context.new_cdp_session(page)
    told = browser.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"].endswith("/manifest.webmanifest")
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []  # as every test's browser is
    browser.detach()
    types = {
        "/sw.js": "text/javascript",
        "/manifest.webmanifest": "application/manifest+json",
        "/icon-192.png": "image/png",
    }
    for path, kind in types.items():
        headers = page.request.get(path).headers
        assert headers["content-type"].partition(";")[0] == kind
        assert headers["cache-control"] == "no-cache"


def test_every_sound_is_short_and_soft(browser: Browser) -> None:
    command = [
        str(ROOT / "web/node_modules/.bin/rolldown"),
        "src/sounds/synth.ts",
        "--format",
        "iife",
        "--name",
        "synth",
    ]
    done = subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, encoding="utf-8")
    page = browser.new_page()
    page.add_script_tag(content=done.stdout[done.stdout.index("var synth") :])
    sounds = page.evaluate("Object.keys(synth.SOUNDS)")
    assert sorted(sounds) == ["card", "coin", "crystal", "stone", "turn"]
    for sound in sounds:
        peak, late, power = page.evaluate(RENDERED, sound)
        assert 0.02 < peak < 0.9, sound
        assert late < 0.001, sound
        assert power > 1, sound
    page.close()


def test_sounds_are_heard_only_by_who_wants_them(people: People) -> None:
    page = people.come(motion=True)
    page.add_init_script(COUNTING)
    player = start(page, "start-solo")
    player.my_turn()
    player.play()
    assert page.evaluate("window.contexts") == 0
    page.goto("/")
    press(page, "settings")
    page.get_by_role("switch", name=en("sound"), exact=True).check()
    page.wait_for_function("window.contexts === 1 && window.sources > 0")
    page.get_by_role("slider", name=en("volume")).press("ArrowRight")
    page.keyboard.press("Escape")
    page.reload()
    assert page.evaluate("window.contexts") == 0  # nothing was touched yet
    player = start(page, "start-solo")
    player.my_turn()
    before = page.evaluate("window.sources")
    player.play()
    page.wait_for_function("(before) => window.sources > before + 3", arg=before)  # the crystal and the stone
    opened(page)
    before = page.evaluate("window.sources")
    press(page, "turn-on")
    press(page, "step-on")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.sources") == before
    page.goto("/")
    press(page, "settings")
    page.get_by_role("switch", name=en("sound"), exact=True).uncheck()
    assert page.evaluate("window.contexts") == 0
