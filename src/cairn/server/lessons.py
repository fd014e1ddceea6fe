"""What a guided first game sends from scene to scene: only what has changed."""

from typing import Any


def patch(old: Any, new: Any) -> Any:  # noqa: ANN401
    """Give what changes `old` into `new`; see `patched` in lesson.ts. Objects merge, {"=": x} and all else replace."""
    if isinstance(old, dict) and isinstance(new, dict) and not old.keys() - new.keys():
        return {key: patch(old.get(key), value) for key, value in new.items() if key not in old or old[key] != value}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return {str(i): patch(a, b) for i, (a, b) in enumerate(zip(old, new, strict=True)) if a != b}
    return {"=": new} if isinstance(new, dict) and isinstance(old, dict | list) else new


def learnt(known: dict[str, Any], answers: dict[str, Any]) -> dict[str, Any]:
    """Give what changes each of these answers from what was known of it; from now on they are known."""
    changes = {name: patch(known.get(name), answer) for name, answer in answers.items()}
    known.update(answers)
    return changes
