import { beforeEach, expect, test, vi } from 'vitest';
import type { Mode } from '../../src/pictures/declared.ts';
import { takePictures } from '../../src/pictures/takePictures.ts';

// What the page does, in order; `fails` are the acts that find something wrong.
const { acts, fails, Difference } = vi.hoisted(() => ({
  acts: [] as string[],
  fails: new Set<string>(),
  Difference: class extends Error {},
}));

async function act(what: string): Promise<void> {
  acts.push(what);
  if (fails.has(what)) throw what.startsWith('compare') ? new Difference(what) : new Error(what);
}

vi.mock('vitest/browser', () => ({
  commands: {
    forceColors: () => undefined,
    beginPictures: () => undefined,
    keepPictures: (_: string, drawn: string[]) => void acts.push(['keep', ...drawn].join(' ')),
  },
  page: { viewport: (width: number) => act(`${width} px`) },
}));
vi.mock('../../src/pictures/takePicture.ts', () => ({
  PictureDifference: Difference,
  takePicture: ({ mode }: { mode: string }) => act(`compare ${mode}`),
  matches: async ({ mode }: { mode: string }) => {
    acts.push(`match ${mode}`);
    return !fails.has(`match ${mode}`);
  },
}));
// Rendering again leaves nothing in the first root.
vi.mock('../../src/search/drawn.ts', () => ({
  drawnIn: () => (acts.includes('render again') ? [] : ['Stat']),
}));
vi.stubGlobal('innerWidth', 1280);
vi.stubGlobal('document', {
  documentElement: {
    classList: {
      toggle: (theme: string, isOn: boolean) => {
        if (isOn) acts.push(theme);
      },
    },
  },
});
vi.stubGlobal('matchMedia', () => ({ matches: true }));

const modes = ['light', 'dark'].flatMap((theme) =>
  [390, 800, 1280].map((width) => [
    width === 800 ? theme : `${theme}-${width}`,
    { theme, viewport: { width, height: 640 } },
  ]),
);
const known = Object.fromEntries(modes) as Record<string, Mode>;
let timeout: AbortController;

const take = (names: readonly string[]): Promise<void> =>
  takePictures({
    signal: timeout.signal,
    composed: { run: () => act('render again'), parameters: {}, globals: {} },
    canvas: {} as Element,
    modes: names.map((name) => ({ name, ...(known[name] as Mode) })),
    story: 'screens-a--one',
    hasAriaSnapshot: false,
  });

beforeEach(() => {
  acts.length = 0;
  fails.clear();
  timeout = new AbortController();
});

test('a story is compared as rendered, and then in its other modes', async () => {
  await take(['dark-390', 'light-1280']);
  expect(acts).toEqual(['compare light-1280', '390 px', 'dark', 'match dark-390', 'keep Stat']);
});

test('a mode that differs after a switch is rendered again, and only that rendering is compared', async () => {
  fails.add('match dark');
  await take(['light', 'dark']);
  expect(acts.slice(3, 7)).toEqual(['match dark', '800 px', 'render again', 'compare dark']);
  expect(acts.at(-1)).toBe('keep Stat');
});

test('all that differs fails the story together, which is kept; one that fails otherwise is not', async () => {
  for (const each of ['compare light', 'match dark', 'compare dark']) fails.add(each);
  await expect(take(['light', 'dark'])).rejects.toThrow(/compare light[^]*compare dark/);
  expect(acts).toContain('keep Stat');
  acts.length = 0;
  fails.add('render again');
  await expect(take(['light', 'dark'])).rejects.toThrow('render again');
  expect(acts).not.toContain('keep Stat');
});

test('a test that times out takes no further picture, changes no theme and keeps nothing', async () => {
  const taking = take(['light', 'dark']);
  timeout.abort(new Error('timed out'));
  await expect(taking).rejects.toThrow('timed out');
  expect(acts.filter((each) => each !== 'compare light')).toEqual([]);
});
