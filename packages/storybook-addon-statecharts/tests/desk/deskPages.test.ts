import { describe, expect, test } from 'vitest';
import type { DeskPicture } from '../../src/desk/desk.ts';
import { choicesOf, filterStates, noFilters, sheetsOf } from '../../src/desk/ui/filterStates.ts';
import { regionOf, shareOf } from '../../src/desk/ui/region.ts';
import { browserStore, parseSaved, serverStore } from '../../src/desk/ui/stores.ts';
import { modeWords } from '../../src/desk/ui/words.ts';
import { verdictText } from '../../src/desk/verdicts.ts';
import { modes } from '../../src/pictures/modes.ts';
import { fileOf, verdict } from '../support/review.ts';

const lena = fileOf({ ...verdict, by: 'Lena' });
const sam = fileOf({ ...verdict, by: 'Sam' });

/** A browser's storage. */
function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('the browser’s store', () => {
  test('restores verdicts and name, beside those that the board was built with', async () => {
    const browser = storage();
    await browserStore(() => browser).save({ by: 'Lena', files: [lena] });
    expect(await browserStore(() => browser).load([sam])).toEqual({
      by: 'Lena',
      files: [lena, sam],
      damaged: [],
    });
  });

  test('reports missing storage', async () => {
    const closed = browserStore(() => {
      throw new Error('The operation is insecure.');
    });
    await expect(closed.load([])).rejects.toThrow('insecure');
    await expect(closed.save({ by: '', files: [] })).rejects.toThrow('insecure');
  });

  test('names the damaged line, reads the others, and sets the text aside', async () => {
    const browser = storage();
    const broken = verdictText(sam).replace('"approved"', '"waved"');
    const text = JSON.stringify({ by: 'Lena', files: [verdictText(lena), broken] });
    browser.kept.set('desk-verdicts', text);
    expect(await browserStore(() => browser).load([])).toEqual({
      by: 'Lena',
      files: [lena],
      damaged: [
        { file: 'What this browser saved', line: 5, reason: 'its decision cannot be read' },
      ],
    });
    expect(browser.kept.get('desk-verdicts-damaged')).toBe(text);
  });

  test.each(['', '[]', '{"by":1,"files":[]}', '{"by":"L","files":[1]}'])(
    'is never trusted: %s',
    (text) => {
      expect(parseSaved(text)).toMatchObject({ by: '', files: [], damaged: [{ line: 0 }] });
    },
  );
});

describe('the dev server', () => {
  function server(answers: Partial<Record<string, Response>>) {
    const posted: string[] = [];
    const ask = ((_address: string, init?: RequestInit) => {
      const method = init?.method ?? 'GET';
      if (typeof init?.body === 'string') posted.push(init.body);
      return Promise.resolve(answers[method]?.clone() ?? Response.json({ files: [], damaged: [] }));
    }) as typeof fetch;
    return { ask, posted };
  }

  test('receives only changed files', async () => {
    const { ask, posted } = server({ GET: Response.json({ files: [sam], damaged: [] }) });
    const store = serverStore(ask, () => storage());
    expect(await store.load([])).toEqual({ by: '', files: [sam], damaged: [] });
    await store.save({ by: 'Lena', files: [lena, sam] });
    await store.save({ by: 'Lena', files: [lena, sam] });
    expect(posted).toEqual([verdictText(lena)]);
  });

  test('that refuses is reported, and the files are sent again', async () => {
    const { ask, posted } = server({ POST: new Response('', { status: 403 }) });
    const store = serverStore(ask, () => storage());
    const save = () => store.save({ by: 'Lena', files: [lena] });
    await expect(save()).rejects.toThrow('403');
    await expect(save()).rejects.toThrow('403');
    expect(posted).toHaveLength(2);
    const missing = server({ GET: new Response('', { status: 404 }) });
    await expect(serverStore(missing.ask, storage).load([])).rejects.toThrow('404');
  });
});

test('the visible part is the change with a margin, and a box is positioned in it', () => {
  const after = { hash: 'a'.repeat(32), width: 1280, height: 2000 };
  const around = (x: number, y: number) =>
    regionOf({ after, boxes: [{ x, y, width: 600, height: 400 }] }, 'changed');
  expect(around(300, 900)).toEqual({ x: 236, y: 836, width: 728, height: 528 });
  // Within the picture.
  expect(around(20, 1700)).toEqual({ x: 0, y: 1600, width: 684, height: 400 });
  const region = { x: 100, y: 0, width: 400, height: 200 };
  const share = { left: '25%', top: '25%', width: '10%', height: '10%' };
  expect(shareOf({ x: 200, y: 50, width: 40, height: 20 }, region)).toEqual(share);
});

const picture = (more: Partial<DeskPicture>): DeskPicture => ({
  story: 'screens-donate--one',
  title: 'Screens/Donate',
  name: 'Fifty dollars',
  mode: 'light-390',
  hash: 'a'.repeat(32),
  width: 390,
  height: 640,
  section: 'screens',
  screen: 'Donate',
  states: ['donate.preset'],
  statecharts: ['donate'],
  hasAriaSnapshot: false,
  status: 'same',
  ...more,
});

describe('the contact sheet', () => {
  const pictures = [
    picture({
      story: 'components-button--states',
      title: 'Components/Button',
      section: 'components',
      name: 'States',
      mode: 'light',
    }),
    picture({}),
    picture({ mode: 'dark-1280', role: 'admin', status: 'changed' }),
    picture({
      story: 'faults-offline--offline',
      title: 'Faults/Offline',
      section: 'faults',
      fault: 'Offline',
      statecharts: [],
    }),
  ];

  test('lists screens first, as in the sidebar', () => {
    expect(sheetsOf(pictures).map(({ title }) => title)).toEqual([
      'Screens/Donate',
      'Faults/Offline',
      'Components/Button',
    ]);
  });

  test.each([
    ['role', 'admin', 1],
    ['theme', 'Dark', 1],
    ['window', 'Phone', 2],
    ['status', 'changed', 1],
    ['statechart', 'donate', 3],
    ['section', 'screens', 2],
    ['fault', 'Offline', 1],
    ['screen', 'Donate', 4],
  ] as const)('by %s: %s', (key, value, count) => {
    expect(choicesOf(pictures, key)).toContain(value);
    expect(filterStates(pictures, { ...noFilters, [key]: value })).toHaveLength(count);
  });
});

test('every mode has its own label', () => {
  const words = Object.keys(modes).map(modeWords);
  expect(new Set(words).size).toBe(words.length);
  expect([modeWords('dark-390'), modeWords('reads')]).toEqual(['Phone, dark', 'What is read']);
  // A verdict file may name an unknown mode.
  expect(modeWords('constructor')).toBe('constructor');
});
