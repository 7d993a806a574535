// @vitest-environment happy-dom
import { DOMParser } from '@xmldom/xmldom';
import mermaid from 'mermaid';
import { describe, expect, test } from 'vitest';
import { loadMachines } from '../../packages/storybook-addon-statecharts/src/coverage/statesFiles.ts';
import { chartOf } from '../../packages/storybook-addon-statecharts/src/chart/chart.ts';
import {
  changesText,
  compareCharts,
} from '../../packages/storybook-addon-statecharts/src/storyboards/changes.ts';
import {
  mermaidFile,
  svgFile,
} from '../../packages/storybook-addon-statecharts/src/storyboards/build/files.ts';

const machines = await loadMachines();

/** Returns the errors that an independent XML parser finds. */
function faultsIn(xml: string): string[] {
  const faults: string[] = [];
  new DOMParser({
    onError: (level, message) => {
      faults.push(`${level}: ${message}`);
    },
  }).parseFromString(xml, 'image/svg+xml');
  return faults;
}

describe('a storyboard as a file', () => {
  test.each(machines)('$id: Mermaid itself reads it', async (found) => {
    const read = await mermaid.parse(mermaidFile(found));
    expect(read).toMatchObject({ diagramType: 'stateDiagram' });
  });

  test.each(machines)('$id: its SVG is well-formed, and loads nothing', async (found) => {
    const svg = await svgFile(found);
    expect(faultsIn(svg)).toEqual([]);
    const hrefs = [...svg.matchAll(/href="([^"]{0,23})/g)].map(([, href]) => href);
    expect(new Set(hrefs)).toEqual(new Set(['data:image/webp;base64,']));
    const urls = [...svg.matchAll(/url\(([^)]{0,22})/g)].map(([, url]) => url);
    expect(urls).toEqual(['data:font/woff2;base64', 'data:font/woff2;base64']);
  });

  test('what is written in the head of a group keeps clear of the rule under it', async () => {
    const found = machines.find(({ id }) => id === 'session');
    const svg = found === undefined ? '' : await svgFile(found);
    const rules = [...svg.matchAll(/d="M([\d.]+) ([\d.]+)H([\d.]+)"/g)].map((rule) =>
      rule.slice(1).map(Number),
    );
    const lines = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*font-size="([\d.]+)"/g)];
    const touching = lines.filter(([, left, baseline, size]) => {
      const foot = Number(baseline) + 0.3 * Number(size);
      return rules.some(
        ([from = 0, y = 0, to = 0]) =>
          Number(left) >= from && Number(left) < to && foot > y - 3 && foot <= y,
      );
    });
    expect(rules.length).toBeGreaterThan(2);
    expect(touching).toEqual([]);
  });
});

describe('before and after', () => {
  const session = machines.find(({ id }) => id === 'session');
  const chart =
    session === undefined ? { id: '', states: [], transitions: [] } : chartOf(session.machine);

  test('the same statechart has not changed', () => {
    expect(changesText(compareCharts(chart, chart))).toBeUndefined();
  });

  test('a state that came and a transition that went are both drawn', async () => {
    const before = {
      ...chart,
      states: chart.states.filter(({ id }) => id !== 'rechecking'),
      transitions: [
        ...chart.transitions.filter(
          ({ source, targets }) => source !== 'rechecking' && !targets.includes('rechecking'),
        ),
        {
          id: 'signedOut|gone|0',
          source: 'signedOut',
          targets: ['signingOut'],
          trigger: 'event' as const,
          event: 'gone',
          guard: undefined,
        },
      ],
    };
    const compared = compareCharts(before, chart);
    expect(changesText(compared)).toMatch(
      /^1 state added, \d+ transitions added, 1 transition removed$/,
    );
    const found = { id: 'session', machine: (session ?? machines[0])?.machine as never };
    const text = mermaidFile(found, { compared });
    expect(text).toContain('state "+ Looking again" as rechecking');
    expect(text).toContain('signedOut --> signingOut: − ');
    await expect(mermaid.parse(text)).resolves.toBeTruthy();
    expect(faultsIn(await svgFile(found, { compared }))).toEqual([]);
  });
});
