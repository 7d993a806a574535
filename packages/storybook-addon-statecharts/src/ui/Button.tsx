import type { ComponentProps } from 'react';

import * as styles from './Button.css.ts';
import { classNames } from './classNames.ts';

export interface ButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'type'
> {
  /** Default `button`. */
  type?: 'button' | 'submit' | undefined;
  /** Default `primary`: one in a view. `quiet` has no edge. */
  variant?: keyof typeof styles.variants | undefined;
  /** Default `medium`. */
  size?: keyof typeof styles.sizes | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/** Does something on this page. To go somewhere use TextLink. */
export function Button({
  type = 'button',
  variant = 'primary',
  size = 'medium',
  wide = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classNames(
        styles.button,
        styles.variants[variant],
        styles.sizes[size],
        wide && styles.wide,
      )}
    >
      <span>{children}</span>
    </button>
  );
}
