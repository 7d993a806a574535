// @vitest-environment happy-dom
import { DOMParser } from '@xmldom/xmldom';
import mermaid from 'mermaid';
import { expect, test } from 'vitest';
import { chartOf } from '../../packages/storybook-addon-statecharts/src/chart/chart.ts';
import { loadCharts } from '../../packages/storybook-addon-statecharts/src/chart/loadCharts.ts';
import { knownChart } from '../../packages/storybook-addon-statecharts/src/chart/registry.ts';
import {
  mermaidFile,
  svgFile,
} from '../../packages/storybook-addon-statecharts/src/storyboards/build/files.ts';
import {
  changesText,
  compareCharts,
} from '../../packages/storybook-addon-statecharts/src/storyboards/changes.ts';

const charts = await loadCharts();
const session = knownChart('session');

/** Returns the errors that an independent XML parser finds. */
function faultsIn(xml: string): string[] {
  const faults: string[] = [];
  new DOMParser({ onError: (_, message) => faults.push(message) }).parseFromString(
    xml,
    'image/svg+xml',
  );
  return faults;
}

test.each(charts)(
  '$id: Mermaid and an XML parser read its files, which load nothing',
  async (chart) => {
    expect(await mermaid.parse(mermaidFile(chart))).toMatchObject({ diagramType: 'stateDiagram' });
    const svg = await svgFile(chart);
    expect(faultsIn(svg)).toEqual([]);
    const hrefs = [...svg.matchAll(/href="([^"]{0,23})/g)].map(([, href]) => href);
    expect(new Set(hrefs)).toEqual(new Set(['data:image/webp;base64,']));
    const urls = [...svg.matchAll(/url\(([^)]{0,22})/g)].map(([, url]) => url);
    expect(urls).toEqual(['data:font/woff2;base64', 'data:font/woff2;base64']);
  },
);

test('what is written in the head of a group keeps clear of the rule under it', async () => {
  const svg = await svgFile(session);
  const numbersIn = (pattern: RegExp) =>
    [...svg.matchAll(pattern)].map((found) => found.slice(1).map(Number));
  const rules = numbersIn(/d="M([\d.]+) ([\d.]+)H([\d.]+)"/g);
  const lines = numbersIn(/<text x="([\d.]+)" y="([\d.]+)"[^>]*font-size="([\d.]+)"/g);
  const touching = lines.filter(([left = 0, baseline = 0, size = 0]) => {
    const foot = baseline + 0.3 * size;
    return rules.some(
      ([from = 0, y = 0, to = 0]) => left >= from && left < to && foot > y - 3 && foot <= y,
    );
  });
  expect(rules.length).toBeGreaterThan(2);
  expect(touching).toEqual([]);
});

test('a state that came and a transition that went are both drawn', async () => {
  const chart = chartOf(session.machine);
  expect(changesText(compareCharts(chart, chart))).toBeUndefined();
  const [gone] = chart.transitions;
  if (gone === undefined) throw new Error('There are no transitions');
  const before = {
    ...chart,
    states: chart.states.filter(({ id }) => id !== 'signingOut'),
    transitions: [
      ...chart.transitions.filter(
        ({ source, targets }) => source !== 'signingOut' && !targets.includes('signingOut'),
      ),
      { ...gone, id: 'signedOut|gone|0', source: 'signedOut', targets: ['openingLink'] },
    ],
  };
  const compared = compareCharts(before, chart);
  expect(changesText(compared)).toMatch(
    /^1 state added, \d+ transitions added, 1 transition removed$/,
  );
  const text = mermaidFile(session, compared);
  expect(text).toContain('state "+ Logging out" as signingOut');
  expect(text).toContain('signedOut --> openingLink: − ');
  await expect(mermaid.parse(text)).resolves.toBeTruthy();
  expect(faultsIn(await svgFile(session, compared))).toEqual([]);
});
