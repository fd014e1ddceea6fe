// The few signs of a picture, with their colours.

const CROWN = "M3 18L2 7l6 4 4-8 4 8 6-4-1 11z";

export function Glyph({ name, size }: { name: "cairn" | "crown"; size: number }) {
  if (name === "crown") {
    return (
      <path
        d={CROWN}
        transform={`scale(${size / 24})`}
        fill="var(--crown)"
        stroke="var(--gold)"
        strokeLinejoin="round"
      />
    );
  }
  return (
    <g transform={`scale(${size / 64})`}>
      <path d="M12 47q0-7 20-7t20 7-20 7-20-7z" fill="var(--cairn-low)" />
      <path d="M18 35q0-6 13-6t15 6-14 6-14-6z" fill="var(--cairn-middle)" />
      <path d="M23 25q1-5 9-5t9 5-9 5-9-5z" fill="var(--cairn-high)" />
      <path d="M32 7l5 6-5 7-5-7z" fill="var(--crystal)" />
    </g>
  );
}
