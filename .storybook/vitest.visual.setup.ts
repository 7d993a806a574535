import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  inject,
  type TestContext,
} from 'vitest';
import { page } from 'vitest/browser';
import { modes } from '../review/pictures/modes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of the mode that this instance looks at stories in. */
    mode: string;
    /** Storybook's own test code reads it as the story's globals. */
    'storybook/test-initial-globals': Record<string, unknown>;
  }
}

const mode = inject('mode');
const known = modes[mode];
if (known === undefined) throw new Error(`There is no mode ${mode}`);
const { viewport } = known;

/** A component is pictured at rest and as the sheet of its states; its other stories are for people and play functions. */
const sheets = new Set(['Default', 'States']);
const isComponent = (title: string) => title.startsWith('Components/');

/** Does the story ask for a picture in this mode? It must say its modes, or that it wants none. */
function isPictured(parameters: Record<string, unknown>, title: string, name: string): boolean {
  const { modes: wanted, disableSnapshot = false } = (parameters.chromatic ?? {}) as {
    modes?: Record<string, unknown>;
    disableSnapshot?: boolean;
  };
  if (disableSnapshot) return false;
  if (wanted === undefined) throw new Error(`${title} does not say its modes`);
  return mode in wanted && (!isComponent(title) || sheets.has(name));
}

/** As high as the story; what is measured by the window's height grows with it, so in steps. */
async function growToStory(): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight <= innerHeight) return;
    await page.viewport(viewport.width, scrollHeight);
  }
  throw new Error('The story grows with its window without end');
}

let test: TestContext | undefined;
let pictured = false;

beforeAll(async () => {
  // Not at the top: the add-ons take Storybook's channel as they load, and it is set up beside this.
  const { composed } = (await import('./preview.tsx')).default;
  const before = composed.beforeEach ?? [];
  composed.beforeEach = [
    ({ parameters, title, name }) => {
      pictured = isPictured(parameters, title, name);
      // Before anything is drawn.
      if (!pictured) test?.skip();
    },
    ...[before].flat(),
  ];
  afterAll(() => {
    composed.beforeEach = before;
  });
});

beforeEach((context) => {
  test = context;
  pictured = false;
});

afterEach(async ({ task }) => {
  if (!pictured || task.result?.state === 'fail') return;
  const { storyId } = task.meta as { storyId: string };
  await document.fonts.ready;
  // Nothing scrolls sideways, at 320 px least of all (WCAG 1.4.10); a picture would not show it.
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width);
  await growToStory();
  await expect(page).toMatchScreenshot(`${storyId.replace('--', '/')}/${mode}`);
});
