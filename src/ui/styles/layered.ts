import { style, type StyleRule } from '@vanilla-extract/css';

import { layers } from './layers.css.ts';

/** A class in the `components` layer. For `.css.ts` files only. */
export function component(rule: StyleRule): string {
  return style({ '@layer': { [layers.components]: rule } });
}
