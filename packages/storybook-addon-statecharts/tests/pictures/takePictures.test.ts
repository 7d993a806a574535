import { beforeEach, expect, test, vi } from 'vitest';
import { takePictures } from '../../src/pictures/takePictures.ts';

// What the page does, in order; `fails` are the acts that find something wrong.
const { acts, fails } = vi.hoisted(() => ({ acts: [] as string[], fails: new Set<string>() }));

async function act(what: string): Promise<void> {
  acts.push(what);
  if (fails.has(what)) throw new Error(what);
}

vi.mock('vitest/browser', () => ({
  commands: { forceColors: () => undefined },
  page: { viewport: (width: number) => act(`${width} px`) },
}));
vi.mock('@storybook/addon-a11y/preview', () => ({
  afterEach: ({ parameters }: { parameters: { a11y: { options: { runOnly: object } } } }) =>
    act(`axe: ${JSON.stringify(parameters.a11y.options.runOnly)}`),
}));
vi.mock('../../src/chart/registry.ts', () => ({
  settings: () => ({ switchTheme: (theme: string) => void acts.push(theme) }),
}));
vi.mock('../../src/pictures/takePicture.ts', () => ({
  takePicture: ({ mode }: { mode: string }) => act(`compare ${mode}`),
  matchesWhenSwitched: async ({ mode }: { mode: string }) => {
    acts.push(`match ${mode}`);
    return !fails.has(`match ${mode}`);
  },
}));
vi.stubGlobal('innerWidth', 1280);
vi.stubGlobal('matchMedia', () => ({ matches: false }));

const COLOURS = 'axe: {"type":"rule","values":["color-contrast","link-in-text-block"]}';

const take = (names: readonly string[]): Promise<void> =>
  takePictures({
    composed: { run: () => act('render again'), parameters: {}, globals: {} },
    pinned: {},
    names,
    story: 'screens-a--one',
    hasAriaSnapshot: false,
  });

beforeEach(() => {
  acts.length = 0;
  fails.clear();
});

test('a story is compared as rendered, then in its other modes, and its dark colours are checked', async () => {
  await take(['dark-390', 'light-1280']);
  expect(acts).toEqual(['compare light-1280', '390 px', 'dark', 'match dark-390', 'dark', COLOURS]);
});

test('a story with dark pictures alone is rendered dark, and its light colours are checked', async () => {
  await take(['dark-1280']);
  expect(acts).toEqual(['compare dark-1280', 'light', COLOURS]);
});

test('a mode that differs after a switch is rendered again, and only that rendering is compared', async () => {
  fails.add('match dark');
  await take(['light', 'dark']);
  expect(acts.slice(3, 7)).toEqual(['match dark', '800 px', 'render again', 'compare dark']);
});

test('all that is found fails the story together: pictures in several modes, and colours', async () => {
  for (const each of ['compare light', 'match dark', 'compare dark', COLOURS]) fails.add(each);
  await expect(take(['light', 'dark'])).rejects.toThrow(/compare light[^]*compare dark[^]*axe/);
});
