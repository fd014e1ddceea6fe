"""What MkDocs does beside making pages: rules get their ids as anchors; icon and colours come from the client."""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
ID = r"[A-Za-z]+(?:-[A-Z0-9]+)?-[0-9]+[a-z]?"
STATED = re.compile(rf"^- ({ID})(?= )", re.MULTILINE)
NAMED = re.compile(rf"(^- )?(?<![\w/#-])({ID})(?![\w-])", re.MULTILINE)


def on_files(files: Any, config: Any) -> Any:  # noqa: ANN401  (MkDocs hands them over)
    """Bring the icon and the colours of the client."""
    from mkdocs.structure.files import File  # noqa: PLC0415  (only MkDocs needs it)

    for path in ("public/icon.svg", "src/look/tokens.css"):
        brought = ROOT / "web" / path
        files.append(File.generated(config, f"assets/{brought.name}", abs_src_path=str(brought)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: object) -> str:  # noqa: ANN401
    """Make every rule of a page of rules a place to link to, and link to it wherever the page names it."""
    return linked(markdown) if page.file.src_uri.startswith("rules/") else markdown


def linked(text: str) -> str:
    """Give each statement its id as an anchor; whatever names one of them leads there."""
    known = set(STATED.findall(text))

    def link(found: re.Match[str]) -> str:
        begins, name = found[1] or "", found[2]
        if name not in known:
            return found[0]
        opening = f'<a class="rule" href="#{name}" id="{name}">' if begins else f'<a href="#{name}">'
        return f"{begins}{opening}{name}</a>"

    return NAMED.sub(link, text)
