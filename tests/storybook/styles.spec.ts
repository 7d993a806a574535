import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, type ChildNode } from 'postcss';
import { FOLDER } from './book.ts';

/** Each rule with its conditions; files are compared by name, because the folders differ. */
function rulesOf(nodes: readonly ChildNode[], within = ''): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'atrule' && /^(?:media|supports)$/u.test(node.name))
      return rulesOf(node.nodes ?? [], `${within}@${node.name} ${node.params} `);
    return `${within}${String(node)}`.replaceAll(/url\([^)]*[/]/gu, 'url(');
  });
}

const rulesIn = (folder: string) =>
  globSync(`${folder}/*.css`).flatMap((file) => rulesOf(parse(readFileSync(file, 'utf8')).nodes));

test('every rule of the site’s style sheets is one that Storybook shows', () => {
  const site = rulesIn('dist/client/assets');
  const shown = new Set(rulesIn(path.join(FOLDER, 'assets')));
  expect(site.length).toBeGreaterThan(500);
  expect(site.filter((rule) => !shown.has(rule))).toEqual([]);
});

test('a page inlines the sheets that its links name, unchanged', () => {
  for (const page of ['index', 'donate', 'curriculum/k-2', 'dashboard', '404']) {
    const html = readFileSync(`dist/client/${page}.html`, 'utf8');
    const files = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" media/gu)];
    const sheets = files.map(([, file = '']) => readFileSync(`dist/client${file}`, 'utf8'));
    expect(sheets.length).toBeGreaterThan(1);
    expect(html).toContain(`<style>${sheets.map((sheet) => sheet.trimEnd()).join('')}</style>`);
  }
});
