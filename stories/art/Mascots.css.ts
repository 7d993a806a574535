import { style } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';
import { from } from '../../src/ui/styles/tokens/breakpoint.ts';

/** A figure's moods: all five in one line where the window is wide enough. */
export const moods = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.column}, 1fr))`,
  gap: vars.space[5],
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

export const mood = style({ display: 'grid', alignContent: 'start', gap: vars.space[3] });

export const caption = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.close,
});
