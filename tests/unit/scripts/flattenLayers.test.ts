import { parse } from 'postcss';
import { describe, expect, test } from 'vitest';
import { flattenLayers } from '../../../scripts/prerender/flattenLayers.ts';

function flat(sheet: string): string {
  const root = parse(sheet);
  flattenLayers(root);
  return root.toString().replaceAll(/\s*([{}])\s*/gu, '$1');
}

describe('a sheet without layers', () => {
  test('gives element rules less specificity than a class, and utilities more', () => {
    expect(
      flat(
        '@layer reset,theme;@layer reset{svg[width],:before{margin:0}}@layer theme{.dark{color:red}}@layer components{.a>b{color:blue}}@layer utilities{.c,.d:after{color:green}}',
      ),
    ).toBe(
      ':where(svg[width]),:before{margin:0}:where(.dark){color:red}.a>b{color:blue}.c:not(#\\#),.d:not(#\\#):after{color:green}',
    );
  });

  test('keeps the conditions around a layer', () => {
    expect(flat('@media print{@layer theme{a{color:red}}}')).toBe(
      '@media print{:where(a){color:red}}',
    );
  });

  test('is refused for a layer without a weight', () => {
    expect(() => flat('@layer other{a{color:red}}')).toThrow('The layer other has no weight');
  });
});
