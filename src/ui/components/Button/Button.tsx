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
  /** Shows a spinner beside the label and ignores presses while the action runs. */
  pending?: boolean | undefined;
  /** Before the label; replaced by the spinner while pending. */
  icon?: ReactNode;
  /** As wide as its container. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/**
 * Starts an action on this page.
 *
 * Use for actions: primary for the one main action of a view, secondary beside it, quiet for the way
 * out of a panel. For navigation use LinkButton or TextLink; for an icon without a label IconButton;
 * to choose one of a few RadioCards. Use `disabled` only where docs/product.md P13.10 requires it
 * (donate without an amount); elsewhere accept the press and respond. While `pending` it keeps the
 * focus: it is `aria-disabled`, not `disabled`.
 *
 * ## Content
 * - A verb and its object, at most four words: “Save changes”, “Send Magic Link”.
 * - The same words keep their meaning: a “Save” never also closes.
 * - No full stop, no exclamation mark.
 *
 * ## Accessibility
 * - A button, named by its text. The icon is not read.
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
      // Also prevents the submit when Enter is pressed in a field.
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
