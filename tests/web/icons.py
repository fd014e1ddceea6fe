"""Draw the icons of the installed app from `web/public/icon.svg`: `python -m tests.web.icons`.

A mask may cut off all but the middle four fifths, so there the ground reaches the edges and the drawing is smaller.
"""

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.kit import launch

FOLDER = Path(__file__).parents[1] / "web" / "public"
GROUND = "#25272B"
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-mask.png": (512, 0.72)}


def main() -> None:
    """Draw them."""
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            inner = re.sub(r"<svg ", f'<svg width="{size * part}" height="{size * part}" ', drawing, count=1)
            ground = GROUND if part < 1 else "transparent"
            page.set_content(
                f'<body style="margin:0;height:100vh;display:grid;place-items:center;background:{ground}">{inner}'
            )
            page.screenshot(path=FOLDER / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
