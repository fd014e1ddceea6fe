import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "wouter";
import { Icon, type IconName } from "./icons";

export type Kind = "plain" | "main" | "quiet" | "danger";

const buttonClass = (kind: Kind) => (kind === "plain" ? "ui-button" : `ui-button ui-${kind}`);

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  kind?: Kind;
  icon?: IconName;
  children: ReactNode;
}

export function Button({ kind = "plain", icon, children, type = "button", ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass(kind)} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children"> {
  icon: IconName;
  label: string;
  /** A small number at the corner; nothing when zero. */
  count?: number;
}

/** A button that shows a sign and says its name on hover and to screen readers. */
export function IconButton({ icon, label, count = 0, type = "button", ...rest }: IconButtonProps) {
  return (
    <button type={type} className="ui-icon-button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
      {count > 0 && <span className="ui-badge">{count > 99 ? "99+" : count}</span>}
    </button>
  );
}

interface ButtonLinkProps {
  to: string;
  kind?: Kind;
  icon?: IconName;
  children: ReactNode;
}

export function ButtonLink({ to, kind = "plain", icon, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass(kind)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  );
}

export function IconLink({ icon, label, ...rest }: { icon: IconName; label: string } & LinkProps) {
  return (
    <Link className="ui-icon-button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </Link>
  );
}
