import { expect, test } from 'vitest';
import { split, stylesFor } from '../../../scripts/prerender/criticalStyles.ts';

// tests/e2e/criticalStyles.spec.ts shows that no style is missing, and the budgets that few are too many.
test('a page’s critical styles have those of a disabled control only where it has one', async () => {
  const rules = 'button:disabled{color:gray}button{color:red}';
  expect(await stylesFor(['<button>Go</button>'], rules)).toBe('button{color:red}');
  expect(await stylesFor(['<button disabled="">Go</button>'], rules)).toBe(rules);
});

test('they contain the fallbacks; print and pointer rules come later; no typeface is in two', () => {
  const fallback = '@font-face{font-family:B;src:local(Arial)}';
  const common = '@font-face{font-family:A;src:url(/a.woff2)}';
  const rare = '@font-face{font-family:A;src:url(/a-ext.woff2);unicode-range:U+100}';
  const pointer = 'a:active,b:hover{color:red}i:hover,i:focus{color:red}';
  const print = '@media print{p{color:#000}}';
  expect(split(`${fallback}${common}${rare}p{margin:0}${pointer}${print}`)).toEqual({
    fallbacks: fallback,
    first: 'p{margin:0}i:focus{color:red}',
    faces: `${common}${rare.replace('U+100', 'U+100-1EFF')}`,
    later: `p{margin:0}${pointer}${print}`,
  });
});
