import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const prose = style({
  maxWidth: vars.layout.prose,
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'anywhere',
});

function inside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`${prose} ${selector}`, { ...rule });
}

inside('> * + *', { marginBlockStart: vars.space[4] });
inside('> * + h2', { marginBlockStart: vars.space[7] });
inside('> * + h3', { marginBlockStart: vars.space[6] });
inside('> :is(h2, h3) + *', { marginBlockStart: vars.space[3] });
inside('h2', { fontSize: vars.fontSize['2xl'] });
inside('h3', { fontSize: vars.fontSize.xl, letterSpacing: vars.tracking.small });
inside(':is(h2, h3)', { ...displayFace, lineHeight: vars.lineHeight.snug });
inside('p', { textWrap: 'pretty' });
inside(':is(ul, ol)', { paddingInlineStart: '1.4em' });
inside('ul', { listStyleType: 'disc' });
inside('ol', { listStyleType: 'decimal' });
inside('li + li', { marginBlockStart: vars.space[2] });
inside('li::marker', { color: vars.color.action, fontWeight: vars.fontWeight.bold });
inside('a', { textDecorationThickness: vars.underline.thin });
inside('a:hover', { color: vars.color.actionHover, textDecorationThickness: vars.underline.thick });
