import { style } from '@vanilla-extract/css';
import { displayFace } from '../../src/ui/styles/typefaces.ts';
import { vars } from '../../src/ui/styles/theme.css.ts';

export const box = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  borderRadius: '24px 6px',
  border: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface,
});

export const label = style({ ...displayFace, fontSize: '1.5rem', lineHeight: 1.2 });

export const input = style({
  width: '100%',
  boxSizing: 'border-box',
  minHeight: 48,
  padding: '0 16px',
  font: 'inherit',
  fontSize: '1.125rem',
  color: vars.color.ink,
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  borderRadius: '14px 4px',
  ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
});

export const hint = style({ margin: 0, color: vars.color.muted });

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 });

export const answer = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  padding: '8px 12px',
  borderRadius: '12px 3px',
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.wash },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}` },
    'li:first-child > &': { background: vars.color.gold, color: vars.color.onGold },
  },
});

export const answerName = style({ display: 'block', fontWeight: 700 });
export const reasons = style({
  display: 'block',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});

export const thumb = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: 'top',
  borderRadius: 6,
});

export const noThumb = style({ fontSize: '0.875rem' });

export const missing = style({
  margin: 0,
  padding: '8px 12px',
  borderRadius: '12px 3px',
  background: vars.color.tint.warning,
  color: vars.color.ink,
});

export const wall = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: vars.space[4],
});

export const tile = style({
  display: 'grid',
  gap: 6,
  color: vars.color.ink,
  fontWeight: 700,
  textDecoration: 'none',
  ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 4 },
});

export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: 'top',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '14px 4px',
  background: vars.color.paper,
  boxSizing: 'border-box',
});

export const chart = style({
  display: 'grid',
  gap: 2,
  padding: '10px 14px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '14px 4px',
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { background: vars.color.wash },
  ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
});

export const heading = style({ ...displayFace, fontSize: '1.75rem', margin: '40px 0 12px' });
export const title = style({
  ...displayFace,
  fontSize: '3rem',
  lineHeight: 1.05,
  margin: '0 0 8px',
});
export const lead = style({ fontSize: '1.125rem', color: vars.color.muted, margin: '0 0 24px' });

export const link = style({
  color: vars.color.action,
  display: 'inline-block',
  minHeight: 24,
  ':focus-visible': { outline: `3px solid ${vars.color.focus}` },
});
export const summary = style({ minHeight: 24, cursor: 'pointer', fontWeight: 700 });
export const sheet = style({
  maxWidth: 1120,
  margin: '0 auto',
  padding: '32px clamp(16px, 4vw, 40px) 64px',
  lineHeight: 1.5,
});
