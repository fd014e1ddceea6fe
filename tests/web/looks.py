"""What can be read off a page by looking: what is cut off, too small, out of view, or in the wrong language."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page

from cairn.words import FOLDER, Words

TOUCH = 44
TITLES = ("Monolyth", "Monumental")  # never translated; in English what one builds is called like the game

# Everything that a finger has to hit, as the box that takes the tap: a hidden radio's label, a field's own box. Where
# that is small, what lies a finger's breadth around its middle may still belong to it.
TARGETS = """() => {
  const found = [];
  for (const el of document.querySelectorAll("button, a[href], select, input, summary, [role=tab], [role=gridcell]")) {
    let box = el;
    if (el.type === "radio" || el.type === "checkbox") box = el.closest("label, div:has(> [role=switch])") ?? el;
    if (el.type === "file" || el.type === "range" || el.closest("p, .ui-log") || el.matches(".ui-skip")) continue;
    const r = box.getBoundingClientRect();
    if (r.width === 0 || r.height === 0 || getComputedStyle(box).visibility === "hidden") continue;
    if (r.right <= 0 || r.bottom <= 0 || r.left >= innerWidth || r.top >= innerHeight) continue;
    if (!box.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    // A map can be zoomed: all of it in sight may be smaller.
    if (el.matches("svg [role=gridcell]") && r.width >= 24 && r.height >= 24) continue;
    const [x, y, far] = [r.left + r.width / 2, r.top + r.height / 2, 21.5];
    const around = [[x - far, y], [x + far, y], [x, y - far], [x, y + far]];
    if (around.every(([x, y]) => box.contains(document.elementFromPoint(x, y)))) continue;
    found.push([el.getAttribute("aria-label") || el.innerText || el.name || el.tagName, r.width, r.height]);
  }
  return found;
}"""

# Texts that do not fit into their own box, where the box hides what is too much.
CUT = """() => {
  const found = [];
  for (const el of document.querySelectorAll("body *")) {
    if (!el.childNodes.length || ![...el.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
    const style = getComputedStyle(el);
    const r = el.getBoundingClientRect();
    if (r.width < 4 || r.height < 4 || !el.checkVisibility({visibilityProperty: true})) continue;
    if (el.closest(".ui-unseen, [hidden]")) continue;
    const wide = el.scrollWidth > el.clientWidth + 1 && style.overflowX !== "visible" && style.overflowX !== "auto";
    const tabs = el.closest("[role=tablist]");
    const rolls = (node) => node && (/auto|scroll/.test(getComputedStyle(node).overflowX) || rolls(node.parentElement));
    if (!tabs && rolls(el.parentElement)) continue;
    const out = style.display !== "inline" && (r.right > innerWidth + 1 || r.left < -1);
    if ((wide && el.clientWidth > 0) || out) found.push(el.innerText.slice(0, 60));
  }
  return found;
}"""

# Buttons whose words reach over their edge, or lie over each other.
SPILLED = """() => {
  const found = [];
  for (const button of document.querySelectorAll("button")) {
    if (!button.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const box = button.getBoundingClientRect();
    const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const node = words.currentNode;
      if (!node.data.trim() || node.parentElement.closest(".ui-unseen")) continue;
      const own = node.parentElement.getBoundingClientRect();
      if (own.width <= 1.5) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const r = range.getBoundingClientRect();
      if (r.width && (r.left < box.left - 1 || r.right > box.right + 1)) found.push(button.innerText);
    }
  }
  return found;
}"""


def at_rest(page: Page, look: Callable[[], list[str]]) -> list[str]:
    """Look until there is nothing to complain about: what still comes or moves gets a few seconds."""
    for _ in range(50):
        if not look():
            return []
        page.wait_for_timeout(100)
    return look()


def small_targets(page: Page) -> list[str]:
    """Give everything one may tap on that is smaller than a finger."""

    def look() -> list[str]:
        found: list[list[Any]] = page.evaluate(TARGETS)
        return [
            f"{name!r}: {width:.0f} by {height:.0f}"
            for name, width, height in found
            if width < TOUCH - 0.5 or height < TOUCH - 0.5
        ]

    return at_rest(page, look)


def cut_off(page: Page) -> list[str]:
    """Give the texts that are not wholly to be seen because of their length."""

    def look() -> list[str]:
        found: list[str] = page.evaluate(CUT)
        return found

    return at_rest(page, look)


def spilled(page: Page) -> list[str]:
    """Give the buttons whose words reach over their edge."""

    def look() -> list[str]:
        found: list[str] = page.evaluate(SPILLED)
        return found

    return at_rest(page, look)


def overflow(page: Page) -> int:
    """Give how many pixels the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def scrolls(page: Page) -> bool:
    """Whether the page itself can be scrolled, in any direction."""
    page.evaluate("window.scrollTo(200, 200)")
    moved = page.evaluate("scrollX + scrollY + document.body.scrollTop > 0")
    return bool(moved)


@cache
def english(language: str) -> tuple[str, ...]:
    """Whole English messages that this language says differently, but for what it says elsewhere itself."""
    ours, theirs = Words("en"), Words(language)
    own = "\n".join(file.read_text(encoding="utf-8") for file in (FOLDER / language).glob("*.ftl"))
    said = set(re.findall(r"(?:=|\]) ([^{}\n]+)$", own, re.MULTILINE))
    found = set()
    for file in (FOLDER / "en").glob("*.ftl"):
        for name, text in re.findall(r"^([a-z][\w-]*) = ([^{}\n]+)$", file.read_text(encoding="utf-8"), re.MULTILINE):
            if len(text) >= 6 and theirs(name) != ours(name) and text not in {*TITLES, *said}:
                found.add(text.strip())
    return tuple(sorted(found))


def leftovers(page: Page, language: str) -> list[str]:
    """Give lines of the page that are English although the language is not, and messages that are missing."""
    lines = {line.strip() for line in page.locator("body").inner_text().splitlines()}
    labels = page.evaluate("[...document.querySelectorAll('[aria-label]')].map((el) => el.getAttribute('aria-label'))")
    seen = lines | {str(label).strip() for label in labels} | {page.title().partition(" · ")[0]}
    # The style sheet may write in capitals what was said in small letters.
    known = {text.casefold() for text in english(language)}
    return [line for line in seen if line.casefold() in known or "⟨" in line]
