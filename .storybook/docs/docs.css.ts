// Docs pages in the product's typefaces and measures, where Storybook's theme has no value.
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';
import { displayFace } from '../../src/ui/styles/typefaces.ts';

const onPage = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(`.sbdocs-content ${selector}`, rule);

/* Phosphor's check and cross, on the grid of its icons. */
const signs = {
  check: 'M40 136l48 48L216 56',
  cross: 'M56 56l144 144M200 56L56 200',
};

/** Marks the items of the list below a heading. */
function mark(heading: string, sign: keyof typeof signs, color: string): void {
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path d="${signs[sign]}" fill="none" stroke="#000" stroke-width="20" stroke-linecap="round"/></svg>`;
  onPage(`> #${heading} + ul`, { listStyle: 'none', paddingInlineStart: 0 });
  onPage(`> #${heading} + ul > li`, { position: 'relative', paddingInlineStart: vars.space[5] });
  onPage(`> #${heading} + ul > li::before`, {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.25em',
    width: '1em',
    height: '1em',
    backgroundColor: color,
    mask: `url('data:image/svg+xml,${encodeURIComponent(icon)}') center / contain`,
  });
}

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
mark('when-to-use-it', 'check', vars.color.action);
mark('when-not-to-use-it', 'cross', vars.color.coral);
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
