import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';

export const pair = style({
  display: 'grid',
  gap: vars.space[5],
  // Side by side only if both have enough width for their text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
});

/** Text above, example below: both of a pair are equally high. */
export const verdict = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space[3],
  minWidth: 0,
});

export const caption = style({
  display: 'flex',
  gap: vars.space[2],
  lineHeight: vars.lineHeight.close,
});

export const sign = styleVariants({
  do: { color: vars.color.action, flexShrink: 0 },
  dont: { color: vars.color.coral, flexShrink: 0 },
});

const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minWidth: 0,
  padding: vars.space[5],
  border: `${vars.borderWidth.hair} dashed ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  overflow: 'hidden',
});

export const example = styleVariants({
  do: [frame, { backgroundColor: vars.color.surface, borderStyle: 'solid' }],
  dont: [frame],
});
