import type { ComponentProps } from 'react';

import * as styles from './Button.css.ts';
import { classNames } from './classNames.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** Default `primary`: one per view. `quiet` has no border. */
  variant?: keyof typeof styles.variants | undefined;
  /** Default `medium`. */
  size?: keyof typeof styles.sizes | undefined;
  /** Full width of its container. */
  wide?: boolean | undefined;
}

/** Performs an action on this page. To navigate, use TextLink. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
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
