import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../styles/theme.css.ts';

const { gutter } = vars.space;
const widest = `${vars.layout.page} + 2 * ${gutter}`;

/* Narrower content still starts at the page's left edge. */
const narrowed = (width: string) =>
  style({ paddingInlineEnd: `max(${gutter}, min(100%, ${widest}) - ${gutter} - ${width})` });

export const page = recipe({
  base: style({
    width: '100%',
    marginInline: 'auto',
    maxWidth: `calc(${widest})`,
    paddingInline: gutter,
  }),
  variants: {
    width: {
      full: {},
      prose: narrowed(vars.layout.prose),
    },
  },
});
