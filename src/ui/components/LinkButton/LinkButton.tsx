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
 *
 * ## Content
 * - Names where it leads: “Browse Courses”. Never “Click here”.
 * - It shares a word with the title of the page that it leads to.
 *
 * ## Behaviour
 * - Its page is fetched when it is hovered or focused.
 *
 * ## Accessibility
 * - A link, named by its text. It is never disabled: where nothing can be opened, there is no link.
 * - In help texts call it a link: “the Explore Programs link”.
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
