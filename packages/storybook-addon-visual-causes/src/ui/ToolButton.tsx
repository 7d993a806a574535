import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import { button, quiet } from './Controls.css.ts';

export interface ToolButtonProps extends ComponentProps<'button'> {
  /** Default `button`. `quiet` is for one of several sentences. */
  look?: 'button' | 'quiet';
}

/** A small action beside a drawing or a picture; with `aria-pressed`, a switch. */
export function ToolButton({ look = 'button', className, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look === 'quiet' ? quiet : button, className)}
    />
  );
}
