import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

/* Without specificity: every class overrides it. */
function reset(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`:where(${selector})`, rule);
}

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
/* The prefix is required by every browser that enlarges text automatically. */
reset('html', { WebkitTextSizeAdjust: '100%' });
reset('body', {
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
reset('img, svg, video, canvas, picture', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
/* An icon keeps its size beside wrapping text. */
reset('svg[width]', { flexShrink: 0 });
reset('input, button, textarea, select, optgroup', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
reset('fieldset', { border: 0, padding: 0, minWidth: 0 });
reset('legend', { padding: 0 });
/* An empty string, not `none`: Safari drops list semantics with the bullets. */
reset('ul, ol', { listStyleType: '""', padding: 0 });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('dialog', { padding: 0, border: 0, color: 'inherit' });
reset('summary', { cursor: 'pointer' });
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
