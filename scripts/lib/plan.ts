// Maps changed files to the steps of `npm test`, and describes the plan. Pure.

/** The files of each of Vitest's three runs. */
export type TestFiles = Readonly<Record<'unit' | 'database' | 'stories', readonly string[]>>;

/** Build, installation and test runners: a change here runs everything, and so does an unrecognised file. */
const EVERYTHING =
  /^(?:package(?:-lock)?[.]json|[.]npmrc|tsconfig[.]json|[^/]+[.]config[.]ts|scripts\/(?:test[.]ts|setup[.]mjs|lib\/[^/]+))$/;
const PLACES =
  /^(?:[.]ci|[.]github|[.]storybook|board|docs|machines|mocks|packages|public|scripts|src|stories|supabase|tests)\//;
const PLACE_OF_ITS_OWN =
  /^(?:[^/]+[.]md|[.](?:editorconfig|env[.]example|gitattributes|gitignore|oxfmtrc[.]json|oxlintrc[.]json)|LICENSE|chromatic[.]config[.]json|knip[.]json|[.]dependency-cruiser[.]mjs|index[.]html|[.]htmlvalidate[.]json)$/;
/** Only in Storybook; visitors never load them. */
const WORDS = /(?:^|[/.])words[.]ts$/;
/** What the built site consists of and is served by. */
const SITE =
  /^(?:src|machines|public|supabase|scripts(?!\/bench)|packages\/(?!storybook-))\/?|^index[.]html$|^[.]htmlvalidate[.]json$/;
/** What database tests start besides the modules that they import. */
const SERVERS = /^(?:supabase|scripts|[.]storybook|packages\/(?!storybook-)[^/]+)\//;
/** What every story renders with, besides the modules of Storybook's preview. */
const DRAWN = /^(?:[.]storybook|packages\/storybook-[^/]+|src\/ui\/styles)\//;
/** Workspace packages are used as built, which Vitest does not trace. */
const BUILT = /^packages\//;
/** What the example's Storybook consists of. */
const ADDON = /^packages\/storybook-/;
/** How pictures are taken. */
const PICTURES = /^(?:packages\/storybook-[^/]+\/src\/pictures|tests\/visual-tools)\//;
/** Parts of the static Storybook other than stories, whose own tests render them. */
const BOARD =
  /^(?:[.]storybook|board|packages\/storybook-[^/]+|stories|src\/ui\/styles|tests\/storybook)\//;

/** What of `npm test` a change runs. */
export interface Plan {
  /** By step name: its files, or extra arguments of its runner; all of it if empty. */
  run: ReadonlyMap<string, { files?: readonly string[]; args?: readonly string[] }>;
  /** By step name: how much of it is skipped. */
  leftOut: ReadonlyMap<string, string>;
}

/**
 * Maps changed files to the steps of `npm test`; undefined where everything runs.
 * @param files the changed files, relative to the project root
 * @param related the tests that depend on them, according to Vitest
 * @param all all tests
 */
export function planOf(
  files: readonly string[],
  { related, all, base }: { related: TestFiles; all: TestFiles; base: string },
): Plan | undefined {
  const isUnknown = (file: string) => !PLACES.test(file) && !PLACE_OF_ITS_OWN.test(file);
  if (files.some((file) => EVERYTHING.test(file) || isUnknown(file))) return undefined;
  const reaches = (place: RegExp): boolean => files.some((file) => place.test(file));
  const isSite = files.some((file) => SITE.test(file) && !WORDS.test(file));
  const run: [string, { files?: readonly string[]; args?: readonly string[] }][] = [];
  const leftOut: [string, string][] = [];

  const part = (name: string, chosen: readonly string[], whole: readonly string[]): void => {
    const rest = whole.length - chosen.length;
    if (rest <= 0 && whole.length > 0) run.push([name, {}]);
    else if (chosen.length > 0) run.push([name, { files: chosen }]);
    if (rest > 0) leftOut.push([name, `${rest} of ${whole.length} files use nothing that differs`]);
  };
  part('unit and machines', reaches(BUILT) ? all.unit : related.unit, all.unit);
  part('database', reaches(SERVERS) ? all.database : related.database, all.database);
  part('stories and pictures', reaches(DRAWN) ? all.stories : related.stories, all.stories);

  const whole = (name: string, isRun: boolean, why: string, args?: readonly string[]): void => {
    if (isRun) run.push([name, args === undefined ? {} : { args }]);
    else leftOut.push([name, why]);
  };
  const isSpec = reaches(/^tests\/e2e\//);
  const isEngine = isSite || reaches(/^tests\/engines\//);
  const onlySpecs = isSite ? undefined : [`--only-changed=${base}`];
  whole('end to end', isSite || isSpec, 'the site is as it was', onlySpecs);
  whole('firefox', isEngine, 'the site is as it was');
  whole('budgets', isSite, 'the site is as it was');
  whole('build', isSite || isSpec || isEngine, 'nothing that runs needs it');
  const isBoard = reaches(BOARD);
  whole('pictures by change', reaches(PICTURES), 'pictures are taken as they were');
  whole('storybook', isBoard, 'the board is as it was');
  whole('storybook build', isBoard, 'nothing that runs needs it');
  const isAddon = reaches(ADDON);
  whole('add-on', isAddon, 'the add-on is as it was');
  whole('add-on build', isAddon, 'nothing that runs needs it');
  const isWhole = run.some(([name, { files: chosen }]) => {
    return name === 'stories and pictures' && chosen === undefined;
  });
  whole('states', isWhole, 'only a run of all stories says what they cover');
  return { run: new Map(run), leftOut: new Map(leftOut) };
}

const SHOWN = 12;

/** Describes the changed files, what runs because of them, and what is skipped and why. */
export function planText(files: readonly string[], base: string, plan: Plan | undefined): string {
  const more = files.length - SHOWN;
  const differs = [
    `${files.length === 0 ? 'Nothing differs' : 'Differs'} from ${base}:`,
    ...files.slice(0, SHOWN).map((file) => `  ${file}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
  if (plan === undefined) return [...differs, 'Everything is run.', ''].join('\n');
  const line = (name: string, text: string): string => `  ${name.padEnd(20)} ${text}`;
  return [
    ...differs,
    'Is run:',
    line('checks', 'all'),
    ...[...plan.run].map(([name, { files: chosen, args }]) =>
      line(
        name,
        [chosen === undefined ? 'all' : `${chosen.length} files`, ...(args ?? [])].join(' '),
      ),
    ),
    'Is left out:',
    ...[...plan.leftOut].map(([name, why]) => line(name, why)),
    '',
  ].join('\n');
}

/** The last line, which recalls that the run was partial. */
export function leftOutText({ run, leftOut }: Plan): string {
  const parts = [...leftOut.keys()].map((name) => (run.has(name) ? `parts of ${name}` : name));
  return parts.length === 0 ? '' : `left out: ${parts.join(', ')}; \`npm test\` runs all`;
}
