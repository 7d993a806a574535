import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { from, media } from '../../styles/tokens/breakpoint.ts';

/* A shelf at the window's lower edge, at the page's end in low windows; a tab in the page's margin. */
export const donate = style({
  '@media': {
    [media.shelf]: { position: 'sticky', bottom: 0, zIndex: vars.zIndex.floating },
    [from.margin]: {
      position: 'fixed',
      // Physical, because logical sides turn with the text.
      bottom: vars.space[7],
      right: 0,
      zIndex: vars.zIndex.floating,
      writingMode: 'vertical-rl',
    },
    print: { display: 'none' },
  },
});

export const shelf = style({
  display: 'flex',
  // The link goes below the line where enlarged words leave it no room.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.layout.shelf,
  // Aligns the text with the page's column.
  paddingInline: `max(${vars.space.gutter}, (100% - ${vars.layout.page}) / 2)`,
  paddingBlock: `${vars.space[1]} calc(${vars.space[1]} + env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.paper,
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  '@media': { [from.margin]: { display: 'contents' } },
});

export const line = style({
  flex: 1,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.close,
  textWrap: 'balance',
  '@media': { [from.margin]: { display: 'none' } },
});

export const link = style({ flexShrink: 0 });
