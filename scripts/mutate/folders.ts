/** The folder that is not StrykerJS's to change: scripts/mutate/migrations.ts. */
export const MIGRATIONS = 'supabase/migrations';

/** A folder with a score of its own. */
export interface Folder {
  /** As it is named on the command line and in the table. */
  name: string;
  /** Glob patterns of what is changed; an exclamation mark leaves out. */
  mutate: readonly string[];
  /** Glob patterns of the tests that have to notice. */
  tests: readonly string[];
}

/** Its own tests have to notice: that others do by chance is no test of the folder, and takes hours. */
export const folders: readonly Folder[] = [
  {
    name: 'machines/session',
    mutate: ['machines/session/**/*.ts'],
    tests: ['tests/machines/session.*.test.ts', 'tests/unit/services/session.scenarios.test.ts'],
  },
  {
    name: 'machines',
    mutate: ['machines/**/*.ts', '!machines/session/**'],
    tests: ['tests/machines/!(session).test.ts'],
  },
  {
    name: 'src/domain',
    mutate: ['src/domain/**/*.ts'],
    tests: ['tests/unit/domain/**/*.test.ts', 'tests/machines/!(session).test.ts'],
  },
  {
    name: 'src/services',
    mutate: ['src/services/**/*.ts'],
    tests: ['tests/unit/services/**/*.test.ts'],
  },
  {
    name: 'src/features',
    mutate: ['src/features/**/*.{ts,tsx}'],
    tests: ['tests/unit/features/**/*.test.tsx'],
  },
  { name: 'mocks', mutate: ['mocks/**/*.ts'], tests: ['tests/unit/mocks*.test.ts'] },
  {
    name: 'scripts/embedded-supabase',
    mutate: ['scripts/embedded-supabase/**/*.ts'],
    tests: ['tests/database/**/*.test.ts'],
  },
  { name: MIGRATIONS, mutate: [], tests: [] },
];

/** A folder, or the part of one that was asked for. */
export interface Part extends Folder {
  /** Every file of the folder is changed, so that its score and its list can be judged. */
  whole: boolean;
  /** The files and folders that were asked for. */
  asked: readonly string[];
}

function wholeOf(folder: Folder): Part {
  return { ...folder, whole: true, asked: [folder.name] };
}

/**
 * What to change: everything, or what the arguments name: a folder of the table, one below it, or a
 * file.
 * @throws Error for an argument that is in none of the folders
 */
export function partsOf(args: readonly string[]): Part[] {
  const parts = new Map<string, Part>();
  for (const argument of args) {
    const wanted = argument.replace(/^\.\//u, '').replace(/\/$/u, '');
    const folder =
      folders.find(({ name }) => name === wanted) ??
      folders.find(({ name }) => wanted.startsWith(`${name}/`));
    if (folder === undefined) {
      throw new Error(
        `${argument} is in none of the folders: ${folders.map(({ name }) => name).join(', ')}`,
      );
    }
    const known = parts.get(folder.name);
    if (folder.name === wanted) parts.set(folder.name, wholeOf(folder));
    else if (known?.whole !== true) {
      const pattern = /\.tsx?$/u.test(wanted) ? wanted : `${wanted}/**/*.{ts,tsx}`;
      const mutate = [...(known?.mutate ?? []), pattern];
      const asked = [...(known?.asked ?? []), wanted];
      parts.set(folder.name, { ...folder, mutate, asked, whole: false });
    }
  }
  if (args.length === 0) return folders.map(wholeOf);
  return [...parts.values()];
}
