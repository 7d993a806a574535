import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

import type { NoticeTone } from './tones.ts';

const tone: Record<NoticeTone, string> = {
  info: component({ backgroundColor: vars.color.tint.info }),
  success: component({ backgroundColor: vars.color.tint.success }),
  warning: component({ backgroundColor: vars.color.tint.warning }),
  error: component({ backgroundColor: vars.color.tint.error }),
};

export const notice = recipe({
  base: component({
    display: 'flex',
    gap: vars.space[3],
    padding: `${vars.space[4]} ${vars.space[5]}`,
    color: vars.color.ink,
    border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
    borderRadius: vars.radius.tile,
    lineHeight: vars.lineHeight.close,
  }),
  variants: { tone },
});

export const sign = component({ fontSize: vars.fontSize.lg, lineHeight: 0 });
export const body = component({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const title = component({ fontWeight: vars.fontWeight.bold });
