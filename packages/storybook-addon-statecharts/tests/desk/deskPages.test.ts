import { describe, expect, test } from 'vitest';
import { difference } from '../../src/pictures/pixels.ts';
import type { DeskPicture } from '../../src/desk/desk.ts';
import { differenceOf } from '../../src/desk/ui/differenceOf.ts';
import { indexOf } from '../../src/ask/searchIndex.ts';
import { entriesOfPictures, searchStates } from '../../src/ask/searchStates.ts';
import { choicesOf, filterStates, noFilters, sheetsOf } from '../../src/desk/ui/filterStates.ts';
import { lineDiff } from '../../src/desk/ui/lineDiff.ts';
import { recordOf } from '../../src/desk/ui/record.ts';
import { regionOf, shareOf } from '../../src/desk/ui/region.ts';
import { browserStore, parseSaved, serverStore } from '../../src/desk/ui/stores.ts';
import { modeWords } from '../../src/desk/ui/words.ts';
import { verdictText, type Verdict, type VerdictFile } from '../../src/desk/verdicts.ts';
import { modes } from '../../src/pictures/modes.ts';
import { fc } from '../support/property.ts';

const verdict: Verdict = {
  story: 'screens-donate--one',
  mode: 'light-390',
  hash: 'a'.repeat(32),
  decision: 'approved',
  by: 'Lena',
  at: '2026-11-21T09:30:00.000Z',
};
const lena: VerdictFile = { version: 1, by: 'Lena', verdicts: [verdict] };
const sam: VerdictFile = { version: 1, by: 'Sam', verdicts: [{ ...verdict, by: 'Sam' }] };

/** A browser's storage with limited space. */
function storage(limit = Infinity) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > limit) throw new Error('The quota has been exceeded.');
      kept.set(key, value);
    },
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

  test('is empty at first', async () => {
    const browser = storage();
    expect(await browserStore(() => browser).load([])).toEqual({ by: '', files: [] });
  });

  test('reports full or missing storage', async () => {
    const full = storage(10);
    await expect(browserStore(() => full).save({ by: 'Lena', files: [lena] })).rejects.toThrow(
      'quota',
    );
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

  test.each(['', '{', '[]', 'null', '{"by":1,"files":[]}', '{"by":"L","files":[1]}'])(
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
  });

  test('may be missing', async () => {
    const { ask } = server({ GET: new Response('', { status: 404 }) });
    await expect(serverStore(ask, () => storage()).load([])).rejects.toThrow('404');
  });
});

describe('the visible part of a picture', () => {
  const shot = (width: number, height: number) => ({ hash: 'a'.repeat(32), width, height });

  test('is the change with a margin', () => {
    const change = {
      before: shot(1280, 2000),
      after: shot(1280, 2000),
      boxes: [{ x: 600, y: 900, width: 40, height: 20 }],
    };
    expect(regionOf(change, 'changed')).toEqual({ x: 300, y: 710, width: 640, height: 400 });
    expect(regionOf(change, 'whole')).toEqual({ x: 0, y: 0, width: 1280, height: 2000 });
  });

  test('stays within the picture and includes every box', () => {
    const side = fc.integer({ min: 1, max: 3000 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.array(fc.tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000), fc.nat(1000)), {
          minLength: 1,
          maxLength: 4,
        }),
        (width, height, parts) => {
          // Boxes in thousandths of the picture's sides.
          const boxes = parts.map(([x, y, w, h]) => {
            const left = Math.floor((x / 1000) * (width - 1));
            const top = Math.floor((y / 1000) * (height - 1));
            return {
              x: left,
              y: top,
              width: Math.max(1, Math.floor((w / 1000) * (width - left))),
              height: Math.max(1, Math.floor((h / 1000) * (height - top))),
            };
          });
          const {
            x,
            y,
            width: w,
            height: h,
          } = regionOf({ after: shot(width, height), boxes }, 'changed');
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + w).toBeLessThanOrEqual(width);
          expect(y + h).toBeLessThanOrEqual(height);
          for (const box of boxes) {
            expect(x).toBeLessThanOrEqual(box.x);
            expect(y).toBeLessThanOrEqual(box.y);
            expect(x + w).toBeGreaterThanOrEqual(box.x + box.width);
            expect(y + h).toBeGreaterThanOrEqual(box.y + box.height);
          }
        },
      ),
    );
  });

  test('positions a box on the stage', () => {
    const region = { x: 100, y: 0, width: 400, height: 200 };
    expect(shareOf({ x: 200, y: 50, width: 40, height: 20 }, region)).toEqual({
      left: '25%',
      top: '25%',
      width: '10%',
      height: '10%',
    });
  });
});

describe('the difference of two pictures', () => {
  const plain = (width: number, height: number, value: number) => ({
    data: new Uint8Array(width * height * 4).fill(value),
    width,
    height,
  });

  test('counts missing pixels at the bottom and right as different', () => {
    const found = differenceOf(plain(2, 2, 255), plain(3, 4, 255));
    expect([found.pixels, found.levels, found.isResized]).toEqual([8, 255, true]);
    expect([found.drawn.width, found.drawn.height]).toEqual([3, 4]);
  });

  test('equals the picture run’s for equal sizes', () => {
    const [before, after] = [plain(4, 4, 10), plain(4, 4, 12)];
    expect(differenceOf(before, after)).toEqual({
      ...difference(before, after),
      isResized: false,
    });
  });
});

describe('the line diff of two texts', () => {
  test('marks removed, added and unchanged lines', () => {
    expect(lineDiff('a\nb\nc', 'a\nc\nd')).toEqual([
      { kind: 'same', text: 'a' },
      { kind: 'removed', text: 'b' },
      { kind: 'same', text: 'c' },
      { kind: 'added', text: 'd' },
    ]);
  });

  test('reconstructs both texts', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 });
    fc.assert(
      fc.property(lines, lines, (was, is) => {
        const found = lineDiff(was.join('\n'), is.join('\n'));
        const without = (kind: string) =>
          found.flatMap((each) => (each.kind === kind ? [] : [each.text])).join('\n');
        expect([without('added'), without('removed')]).toEqual([was.join('\n'), is.join('\n')]);
      }),
    );
  });
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

  test('is searched by words of name, place, mode and state, in any order', () => {
    const index = indexOf(entriesOfPictures(pictures));
    const found = (search: string) => searchStates(index, pictures, search).pictures.length;
    expect([found('fifty DONATE, dark'), found('llama'), found(' '), found('dark')]).toEqual([
      1, 0, 4, 1,
    ]);
  });
});

test('every mode has its own label', () => {
  const words = Object.keys(modes).map(modeWords);
  expect(new Set(words).size).toBe(words.length);
  expect([modeWords('dark-390'), modeWords('reads')]).toEqual(['Phone, dark', 'What is read']);
  // A verdict file may name an unknown mode.
  expect(modeWords('constructor')).toBe('constructor');
});

test('the record has one line for each joint decision, newest first', () => {
  const later = { ...verdict, at: '2026-11-21T10:00:00.000Z', decision: 'withdrawn' as const };
  const file = {
    ...lena,
    verdicts: [verdict, { ...verdict, mode: 'dark-1280' }, { ...later, story: 'screens-b--b' }],
  };
  expect(
    recordOf([file, sam]).map(({ by, decision, verdicts }) => [by, decision, verdicts.length]),
  ).toEqual([
    ['Lena', 'withdrawn', 1],
    ['Lena', 'approved', 2],
    ['Sam', 'approved', 1],
  ]);
});
