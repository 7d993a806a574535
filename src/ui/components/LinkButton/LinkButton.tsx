import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { button } from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/variants.ts';

export interface LinkButtonProps extends Omit<LinkProps, 'className' | 'style'> {
  /** Default `primary`. */
  variant?: ButtonVariant | undefined;
  /** Default `medium`. */
  size?: ButtonSize | undefined;
  children: ReactNode;
}

/**
 * A link styled as a button: the main next step of a view.
 *
 * Use for calls to action. Inside a sentence use TextLink; for an action on this page use Button.
 */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={button({ variant, size })}>
      <span>{children}</span>
    </Link>
  );
}
