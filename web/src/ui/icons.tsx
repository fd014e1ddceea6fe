// Our own icons, in the colour of the text beside them. They never speak: labels do.

import { DRAWINGS, type Drawing, partsOf } from "./drawings";

export type IconName = keyof typeof DRAWINGS;

interface PictureProps {
  of: Drawing;
  /** What sets its size. */
  className?: string | undefined;
  small?: boolean;
}

/** A drawing of whichever table. */
export function Picture({ of, className = "ui-icon", small = false }: PictureProps) {
  const parts = partsOf(of);
  const fill = (small && parts.small) || parts.fill;
  const stroke = small && fill ? undefined : parts.stroke;
  return (
    <svg className={`ui-picture ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {fill && <path className="ui-area" fillRule="evenodd" d={fill} />}
      {stroke && <path d={stroke} />}
    </svg>
  );
}

export function Icon({ name }: { name: IconName }) {
  return <Picture of={DRAWINGS[name]} />;
}
