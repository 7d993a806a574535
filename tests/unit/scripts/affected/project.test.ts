import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import * as edges from '../../../../scripts/lib/affected/edges.ts';
import { isWithin, type Pattern } from '../../../../scripts/lib/affected/follow.ts';
import * as inputs from '../../../../scripts/lib/affected/inputs.ts';
import { readProject } from '../../../../scripts/lib/affected/project.ts';
import { isKnown, reachOf, type Project } from '../../../../scripts/lib/affected/reach.ts';
import {
  everySpec,
  specInputs,
  tagInputs,
  taggedSpecs,
} from '../../../../scripts/lib/affected/specInputs.ts';

let project: Project;
let tracked: string[];

beforeAll(async () => {
  project = await readProject();
  tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .trim()
    .split('\n');
}, 60_000);

const reach = (file: string) => reachOf(project, { files: [file], pictures: [] });
const storiesOf = (file: string): string[] =>
  [...reach(file).stories.keys()].map((each) => project.titles.get(each) ?? each).toSorted();
const unitsOf = (file: string): string[] => [...reach(file).units.keys()].toSorted();
const specsOf = (file: string): string[] =>
  [...reach(file).specs.keys()].map((each) => each.replace(/^.*\/|[.]spec[.]ts$/g, '')).toSorted();

const filesWith = (word: RegExp, ...patterns: string[]): string[] =>
  globSync(patterns)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => word.test(readFileSync(file, 'utf8')))
    .toSorted();

describe('what is declared', () => {
  test('names every end-to-end spec once, and none that is gone', () => {
    expect(Object.keys(specInputs).toSorted()).toEqual(
      globSync('tests/e2e/*.spec.ts')
        .map((file) => file.replace(/^.*[\\/]|[.]spec[.]ts$/g, ''))
        .toSorted(),
    );
  });

  test('marks no spec that is gone', () => {
    expect(taggedSpecs.filter((name) => !(name in specInputs))).toEqual([]);
  });

  test('names only files and folders that are there', () => {
    const patterns: Pattern[] = [
      ...everySpec,
      ...Object.values(specInputs).flat(),
      ...Object.values(tagInputs).flat(),
      ...inputs.everything,
      ...inputs.nothing,
      ...inputs.storyRunInputs,
      ...Object.values(inputs.stepInputs).flat(),
      ...[
        ...edges.loadedModules,
        ...edges.readFiles,
        ...edges.cutForStories,
        ...edges.openedScreens,
      ].flatMap(({ from, to }) => [from, ...to]),
    ];
    // A statechart without questions or a model of its own is no mistake, but these name folders.
    const missing = patterns.filter(
      (pattern) => !existsSync(pattern) && !tracked.some((file) => isWithin(file, [pattern])),
    );
    expect(missing).toEqual([]);
  });

  test('knows what every file of the project is for', () => {
    expect(
      tracked.filter((file) => !isKnown(file, project.graph) && !isWithin(file, inputs.everything)),
    ).toEqual([]);
  });

  test('has a line for each glob of the bundler', () => {
    const globbing = filesWith(
      /import\.meta\.glob\b/,
      '{src,machines,mocks,review,stories,.storybook,tests}/**/*.{ts,tsx}',
    );
    const declared = [...edges.loadedModules, ...edges.readFiles, edges.listedCharts].map(
      ({ from }) => from,
    );
    const withoutLine = globbing.filter((file) => !declared.includes(file));
    expect(withoutLine).toEqual(
      [
        // Beside the stories on a page of documentation, which no story's test draws.
        '.storybook/docs/guide/guides.ts',
        // Written by a run, and part of no change.
        'review/coverage/figures.ts',
        // Of Start here, which has a line.
        'stories/start/AskTheBoard.tsx',
        'stories/start/Figures.tsx',
        'stories/start/wallPictures.ts',
      ].toSorted(),
    );
  });

  test('has a line for each test that opens files', () => {
    const opening = filesWith(
      /from '(?:node:)?(?:fs|fs\/promises|child_process)'|\bcruise\(/,
      'tests/{unit,machines,review}/**/*.test.{ts,tsx}',
    );
    const declared = edges.readFiles.map(({ from }) => from);
    expect(opening.filter((file) => !declared.includes(file))).toEqual([]);
  });

  test('has a line for each story of the whole site, with the pages that it names', () => {
    const site = [...project.titles.keys()].filter((file) => {
      // Whatever draws the site imports its list of pages.
      const seen = new Set([file]);
      for (const each of seen) for (const to of project.graph.get(each) ?? []) seen.add(to);
      return seen.has('src/app/routes.tsx');
    });
    const lines = new Map(edges.openedScreens.map(({ from, to }) => [from, to]));
    expect(site.filter((file) => !lines.has(file))).toEqual([]);
    const unnamed = site.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bpaths\.(?!ts\b)(\w)(\w*)/g)]
        .map(([, first = '', rest = '']) => `src/app/routes/${first.toUpperCase()}${rest}Route.tsx`)
        .filter((page) => !isWithin(page, lines.get(file) ?? []))
        .map((page) => `${file}: ${page}`),
    );
    expect([...new Set(unnamed)]).toEqual([]);
  });

  test('has the statecharts that stories run, by titles that are there', () => {
    const titles = new Set(project.titles.values());
    expect(Object.keys(project.chartStories)).toContain('donate');
    expect(
      Object.values(project.chartStories)
        .flat()
        .filter((title) => !titles.has(title)),
    ).toEqual([]);
  });
});

describe('a change of', () => {
  test('a component reaches its stories, those of what shows it, and no journey', () => {
    expect(storiesOf('src/ui/components/PersonCard/PersonCard.tsx')).toEqual([
      'components-personcard',
      'faults-lost-files',
      'screens-about',
    ]);
    expect(specsOf('src/ui/components/PersonCard/PersonCard.tsx')).toEqual(['html']);
    const button = storiesOf('src/ui/components/Button/Button.tsx');
    expect(button).toContain('components-button');
    expect(button).toContain('screens-donate');
    expect(button).not.toContain('components-avatar');
  });

  test('its styles, too', () => {
    expect(storiesOf('src/ui/components/Button/Button.css.ts')).toContain('components-button');
    expect(unitsOf('src/ui/components/Button/Button.css.ts')).toContain(
      'tests/unit/ui/literals.test.ts',
    );
  });

  test('a statechart reaches its tests, its screen and its storyboard', () => {
    const file = 'machines/donate/donate.machine.ts';
    expect(storiesOf(file)).toEqual([
      'flows-every-path-donate',
      'flows-every-path-toasts',
      'screens-donate',
      'start-here',
      'storyboards-donate',
    ]);
    expect(unitsOf(file)).toContain('tests/machines/donate.test.ts');
    expect(unitsOf(file)).toContain('tests/review/charts.test.ts');
    expect(unitsOf(file)).not.toContain('tests/machines/theme.test.ts');
    expect(specsOf(file)).toEqual(['keyboard', 'press', 'pressedLook', 'publicPages', 'sturdy']);
    expect([...reach(file).tags.values()]).toEqual(specsOf(file).map(() => ['@/donate']));
  });

  test('a statechart of the whole page does not reach every story', () => {
    const stories = storiesOf('machines/theme/theme.machine.ts');
    expect(stories).toEqual([
      'flows-every-path-contact',
      'flows-every-path-course-filter',
      'flows-every-path-donate',
      'flows-every-path-menus',
      'flows-every-path-session',
      'flows-every-path-sign-in',
      'flows-every-path-sign-up',
      'flows-every-path-theme',
      'flows-every-path-toasts',
      'flows-generated-session',
      'flows-generated-sign-in',
      'flows-generated-sign-up',
      'patterns-theme',
      'start-here',
      'storyboards-theme',
    ]);
  });

  test('an icon reaches the page of icons', () => {
    expect(storiesOf('src/ui/art/icons/TreeIcon.tsx')).toContain('foundations-icons');
  });

  test('a text reaches where it is read', () => {
    expect(storiesOf('src/content/volunteer.ts')).toEqual(['screens-volunteer']);
    expect(specsOf('src/content/volunteer.ts')).toContain('everyPage');
  });

  test('a migration reaches the database', () => {
    const found = reach('supabase/seed.sql');
    expect([found.everything, found.stories.size, found.database.size > 10]).toEqual([[], 0, true]);
    expect(specsOf('supabase/seed.sql')).toContain('signIn');
  });

  test('a script that builds the site reaches every spec', () => {
    expect(specsOf('scripts/sharing/picture.ts')).toEqual(Object.keys(specInputs).toSorted());
    expect(specsOf('scripts/bench.ts')).toEqual([]);
  });

  test('what only the board says reaches no spec', () => {
    expect(specsOf('machines/donate/donate.words.ts')).toEqual([]);
    expect(storiesOf('machines/donate/donate.words.ts')).toContain('storyboards-donate');
  });

  test('a document reaches the test of documents alone', () => {
    const file = 'docs/architecture.md';
    expect(unitsOf(file)).toEqual(['tests/unit/docs.test.ts']);
    const found = reach(file);
    expect([found.everything, found.stories.size, found.specs.size, found.steps.size]).toEqual([
      [],
      0,
      0,
      0,
    ]);
  });

  test('a token reaches every story', () => {
    expect(reach('src/ui/styles/tokens/color.ts').stories.size).toBe(project.titles.size);
  });
});
