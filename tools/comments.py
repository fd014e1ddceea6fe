"""What stands behind an attribute as a comment is its sentence in the reference."""

import re
from typing import Any

import griffe

COMMENT = re.compile(r"\S  # ((?!noqa|type:|fmt:)[^#]+)$")


class Comments(griffe.Extension):
    """Reads the comments behind attributes."""

    def on_attribute_instance(self, *, attr: griffe.Attribute, **_: Any) -> None:  # noqa: ANN401
        """Take the comment behind an attribute for its docstring where it has none."""
        found = COMMENT.search(attr.lines[-1]) if attr.docstring is None and attr.lines else None
        if found:
            text = found[1].strip()
            attr.docstring = griffe.Docstring(text[0].upper() + text[1:].rstrip(".") + ".", parent=attr)
