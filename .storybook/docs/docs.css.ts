// Docs pages in the product's typefaces and measures, where Storybook's theme has no value.
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';
import { displayFace } from '../../src/ui/styles/typefaces.ts';

const onPage = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(`.sbdocs-content ${selector}`, rule);

onPage('> h1', {
  ...displayFace,
  marginBlockEnd: vars.space[4],
  color: vars.color.ink,
  fontSize: vars.fontSize['2xl'],
});
onPage('h2:not(.sb-unstyled *, .docs-story *)', {
  ...displayFace,
  marginBlock: `${vars.space[7]} ${vars.space[4]}`,
  border: 0,
  color: vars.color.ink,
  fontSize: vars.fontSize.xl,
  letterSpacing: 'normal',
  textTransform: 'none',
});
onPage('> :is(p, ul, ol)', { maxWidth: vars.measure.normal });
onPage('> :is(ul, ol) > li', { fontSize: vars.fontSize.sm, marginBlockStart: vars.space[2] });
/* The purpose. */
onPage('> h1 + p', { fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.close });
onPage('> ul', { listStyle: 'disc' });
onPage('> ol', { listStyle: 'decimal' });
onPage('> .sb-unstyled', { fontSize: vars.fontSize.sm });
onPage('> .sb-unstyled + .sb-unstyled', { marginBlockStart: vars.space[6] });
onPage('kbd', {
  padding: `2px ${vars.space[2]}`,
  border: `${vars.borderWidth.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.thin,
  backgroundColor: vars.color.surface,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.xs,
});
