import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';

export const sheet = style({ borderCollapse: 'collapse' });

globalStyle(`${sheet} th`, {
  padding: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
});

globalStyle(`${sheet} td`, { padding: vars.space[2], verticalAlign: 'top' });
