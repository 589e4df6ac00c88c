import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts';

export interface LinkButtonProps extends LinkProps {
  /** A path of the app. What lies outside is an `<a>` with `buttonLook`. */
  to: LinkProps['to'];
  /** As a Button's. Default: secondary. */
  variant?: ButtonVariant;
  /** Default: md. */
  size?: ButtonSize;
  /** In front of the label. */
  icon?: ReactNode;
}

/**
 * A link to another screen that looks like a button: the step that one wants people to take. What does
 * something here is a Button; a link inside a sentence stays a link.
 */
export function LinkButton({ variant, size, icon, className, children, ...props }: LinkButtonProps) {
  return (
    <Link className={buttonLook(variant, size, className)} {...props}>
      {icon}
      {children}
    </Link>
  );
}
