"""The site of the documents: it builds without a warning, asks nobody for anything, and finds what one looks for."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.test_docs import BLOCK, DOCS
from tests.test_rules_claimed import DOCUMENTS, stated
from tests.web.kit import ROOT

WAIT = 300
# What a page loads by itself; a link that a reader may follow is not among it.
LOADED = re.compile(r"""(?:\bsrc=|<link[^>]*\bhref=|url\(|@import )["']?([^"')\s>]+)""")
IMPORTED = re.compile(r"^from (cairn[\w.]*) import (.+)$", re.MULTILINE)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` does; a broken link, an unknown name or a document without its place fails it."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=WAIT,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def page(site: Path, name: str) -> str:
    return (site / name).with_suffix(".html").read_text(encoding="utf-8")


def test_every_document_is_a_page(site: Path) -> None:
    for path in (ROOT / "docs").rglob("*.md"):
        assert "<h1" in page(site, path.relative_to(ROOT / "docs").as_posix()), path.name


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.stem)
def test_every_rule_can_be_linked_to_by_its_id(site: Path, document: Path) -> None:
    text = page(site, f"rules/{document.name}")
    for rule in stated(document.read_text(encoding="utf-8")):
        assert re.search(rf'<li>\s*(<p>)?<a class="rule" href="#{rule}" id="{rule}">{rule}</a> ', text), rule
    led = set(re.findall(r'href="#([A-Za-z]+-[^"]+)"', text))
    assert led <= set(re.findall(r'\bid="([^"]+)"', text))


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    seen = 0
    for path in [*site.rglob("*.html"), *site.rglob("*.css")]:
        for address in LOADED.findall(path.read_text(encoding="utf-8")):
            seen += 1
            assert not address.startswith(("http:", "https:", "//")), f"{path.name}: {address}"
    assert seen > 100


def test_the_reference_has_every_name_that_examples_use(site: Path) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (site / "api").glob("*.html"))
    known = set(re.findall(r'\bid="(cairn\.[\w.]+)"', text))
    modules = set(re.findall(r"<code>(cairn\.[\w.]+)</code>", page(site, "api/index.md")))
    code = "".join(block for path in DOCS for kind, block in BLOCK.findall(path.read_text(encoding="utf-8"))
                   if kind == "python")  # fmt: skip
    names = {f"{module}.{name.strip()}" for module, told in IMPORTED.findall(code) for name in told.split(",")}
    assert len(names) > 20
    assert sorted(names - known - modules - {"cairn.record.Record"}) == []


def test_a_comment_behind_an_attribute_is_read_in_the_reference(site: Path) -> None:
    (line,) = re.findall(
        r"^    rules: int  # (.+)$", (ROOT / "src/cairn/game.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert f"<p>{line.capitalize()}.</p>" in page(site, "api/game.md")


def test_the_site_has_the_colours_of_the_client(site: Path) -> None:
    ours = (site / "assets" / "cairn.css").read_text(encoding="utf-8")
    used = {name for name in re.findall(r"var\((--[\w-]+)\)", ours) if not name.startswith("--md-")}
    known = set(
        re.findall(r"^ *(--[\w-]+):", (site / "assets" / "tokens.css").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert len(used) > 10
    assert sorted(used - known) == []
    assert "#" not in ours


@pytest.mark.parametrize(("wanted", "found"), [("ML-TAK-03", "rules/monolyth.html"), ("may_know", "api/core.html")])
def test_what_one_looks_for_is_found_without_a_server(site: Path, browser: Browser, wanted: str, found: str) -> None:
    with browser.new_context() as context:
        reader = context.new_page()
        asked: list[str] = []
        reader.on("request", lambda request: asked.append(request.url))
        reader.goto((site / "index.html").as_uri())
        reader.get_by_role("textbox", name="Search").press_sequentially(wanted)
        first = reader.locator(".md-search-result__item").first
        expect(first.get_by_role("link").first).to_have_attribute("href", re.compile(re.escape(found)))
        for word in wanted.split("-"):
            expect(first.locator("mark", has_text=re.compile(f"^{word}$", re.IGNORECASE)).first).to_be_attached()
        assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
