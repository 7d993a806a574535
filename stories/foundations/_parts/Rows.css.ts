import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/styles/theme.css.ts';
import { from } from '../../../src/ui/styles/tokens/breakpoint.ts';

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'center',
  paddingBlock: vars.space[3],
  minWidth: 0,
  selectors: {
    '& + &': { borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}` },
  },
  '@media': { [from.sm]: { gridTemplateColumns: `${vars.size.picture} minmax(0, 1fr)` } },
});

export const name = style({ fontWeight: vars.fontWeight.bold, lineHeight: vars.lineHeight.close });

export const value = style({
  color: vars.color.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.close,
});

/** A length in its real size, cut at the page's edge. */
export const bar = style({
  maxWidth: '100%',
  height: vars.space[5],
  backgroundColor: vars.color.band[7],
  borderRadius: vars.radius.thin,
});
