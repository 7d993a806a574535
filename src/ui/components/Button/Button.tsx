import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { SpinnerMark } from '../Spinner/SpinnerMark.tsx';

import * as styles from './Button.css.ts';
import type { ButtonSize, ButtonVariant } from './variants.ts';

export interface ButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'type'
> {
  /** Default `button`. */
  type?: 'button' | 'submit' | undefined;
  /** Default `primary`. */
  variant?: ButtonVariant | undefined;
  /** Default `medium`. */
  size?: ButtonSize | undefined;
  /** The work it started is under way: a spinner beside the words, and presses do nothing. */
  pending?: boolean | undefined;
  /** Before the words; replaced by the spinner while pending. */
  icon?: ReactNode;
  /** As wide as its container. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/**
 * Does something on this page.
 *
 * Use for actions. To go somewhere use LinkButton or TextLink; for a sign without words IconButton.
 * `disabled` only where docs/product.md P13.10 asks for it (donate without an amount): elsewhere let it be
 * pressed, and answer. While `pending` it keeps the focus: it is `aria-disabled`, not `disabled`.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  pending = false,
  icon,
  wide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) {
      // Also stops the submit that Enter in a field sends through this button.
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={styles.button({ variant, size, wide })}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={handleClick}
    >
      {pending ? <SpinnerMark size="text" /> : icon}
      <span>{children}</span>
    </button>
  );
}
