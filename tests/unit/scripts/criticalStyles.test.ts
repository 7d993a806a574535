import { describe, expect, it } from 'vitest';
import { split, stylesFor } from '../../../scripts/prerender/criticalStyles.ts';

describe('a page’s critical styles', () => {
  const sheet =
    '@layer a,b;@layer a{.used{color:red}.used:hover{color:blue}.unused{color:green}}' +
    '.dark{--ink:white}.used span{color:var(--ink)}@media (min-width:40em){.used{margin:0}.unused{margin:0}}';

  it('are the rules that its markup can match, in the same layers and media', async () => {
    const styles = await stylesFor(['<p class="used"><span>Hi</span></p>'], sheet);
    expect(styles).toContain('@layer a,b;');
    expect(styles).toContain('.used:hover{color:blue}');
    expect(styles).toContain('.used span{color:var(--ink)}');
    expect(styles).toContain('@media (min-width:40em){.used{margin:0}}');
    expect(styles).not.toContain('.unused');
  });

  it('keep the other theme, which no document names', async () => {
    expect(await stylesFor(['<p class="used"><span>Hi</span></p>'], sheet)).toContain(
      '--ink:white',
    );
  });

  it('style a disabled control where a page has one', async () => {
    const rules = 'button:disabled{color:gray}button{color:red}';
    expect(await stylesFor(['<button>Go</button>'], rules)).toBe('button{color:red}');
    expect(await stylesFor(['<button disabled="">Go</button>'], rules)).toBe(rules);
  });

  it('contain the fallbacks; print and pointer rules are in the later sheet; no typeface is in two', () => {
    const fallback = '@font-face{font-family:B;src:local(Arial)}';
    const common = '@font-face{font-family:A;src:url(/a.woff2)}';
    const rare = '@font-face{font-family:A;src:url(/a-ext.woff2);unicode-range:U+100}';
    const pointer = '@layer components{a:active,b:hover{color:red}}i:hover,i:focus{color:red}';
    const print = '@media print{p{color:#000}}';
    expect(split(`${fallback}${common}${rare}p{margin:0}${pointer}${print}`)).toEqual({
      fallbacks: fallback,
      first: `p{margin:0}@layer components{}i:focus{color:red}`,
      faces: `${common}${rare.replace('U+100', 'U+100-1EFF')}`,
      later: `p{margin:0}${pointer.replace(/@layer components\{(.*?\})\}/u, '$1')}${print}`,
    });
  });
});
