import type { ComponentProps } from 'react';
import { button } from './Controls.css.ts';

/** A small action beside a drawing or a picture; with `aria-pressed`, a switch. */
export const ToolButton = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={button} />
);
