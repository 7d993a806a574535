/** The folder that is not StrykerJS's to change: scripts/mutate/migrations.ts. */
export const MIGRATIONS = 'supabase/migrations';

/** Files, and the tests that have to notice a change in them. */
export interface Suite {
  /** Glob patterns of what is changed; an exclamation mark leaves out. */
  mutate: readonly string[];
  /** Glob patterns of the tests. */
  tests: readonly string[];
  /** What each of their files needs besides: modules that are run anew before it. */
  setup?: readonly string[];
}

/** A folder with a score of its own. */
export interface Folder {
  /** As it is named on the command line and in the table. */
  name: string;
  /** No file is in two of them, nor in another folder's. */
  suites: readonly Suite[];
}

const EMBEDDED = 'scripts/embedded-supabase';

/** What in the embedded backend lets requests through: its tests ask it directly. */
const GUARDS = [
  'access-token',
  'auth-guard',
  'data-error',
  'data-guard',
  'data-headers',
  'data-query',
  'data-role',
  'groups-of',
  'json-body',
  'privileges',
];

/** What else of it needs no database. */
const PLAIN = [
  'attempts',
  'auth-messages',
  'data-layer',
  'field-of',
  'html',
  'in-turn',
  'local-pages',
  'mail-page',
  'mailbox',
  'mailed-token',
  'mailer',
  'node-http',
  'private-files',
  'stored-data-error',
];

/** What of it keeps accounts and signs in. */
const ACCOUNTS = [
  'account-change',
  'accounts',
  'auth-context',
  'auth-layer',
  'password-work',
  'redirects',
  'sign-in',
  'sign-up',
  'verify-link',
];

/** What of it keeps files. */
const FILES = ['config', 'data-file', 'data-lock', 'migrations'];

/** How the development server carries it. */
const PLUGIN = ['vite-plugin'];

const embedded = (names: readonly string[]) => names.map((name) => `${EMBEDDED}/${name}.ts`);

/** What of the services asks no server. */
const ALONE = [
  'addressLink',
  'askedAddress',
  'config',
  'log',
  'moduleLoader',
  'places',
  'returnTarget',
  'sessionStore',
  'tabEvents',
  'theme',
];

/** They look at the statecharts' plain words, which only the board reads. */
const WORDS = ['tests/review/words.test.ts'];

/** Its own tests have to notice: that others do by chance is no test of the folder, and takes hours. */
export const folders: readonly Folder[] = [
  {
    name: 'machines/session',
    suites: [
      {
        mutate: ['machines/session/**/*.ts', '!machines/session/*.words.ts'],
        // The property test tries a thousand ways, and looks for the shortest to fail: minutes for one change.
        tests: ['tests/machines/session.!(property).test.ts'],
      },
      { mutate: ['machines/session/*.words.ts'], tests: WORDS },
    ],
  },
  {
    name: 'machines',
    suites: [
      {
        mutate: ['machines/*/*.ts', '!machines/*/*.words.ts', '!machines/session/**'],
        tests: ['tests/machines/!(session).test.ts'],
      },
      {
        mutate: ['machines/words.ts', 'machines/*/*.words.ts', '!machines/session/**'],
        tests: WORDS,
      },
    ],
  },
  {
    name: 'src/domain',
    suites: [
      {
        mutate: ['src/domain/**/*.ts'],
        tests: ['tests/unit/domain/**/*.test.ts', 'tests/machines/!(session).test.ts'],
      },
    ],
  },
  {
    name: 'src/services',
    suites: [
      {
        mutate: ALONE.map((name) => `src/services/${name}.ts`),
        tests: [
          'tests/unit/services/{addressLink,askedAddress,chunk,config,places,sessionStore,small,tab}.test.ts',
        ],
      },
      {
        mutate: ['src/services/**/*.ts', ...ALONE.map((name) => `!src/services/${name}.ts`)],
        tests: ['tests/unit/services/**/*.test.ts'],
      },
    ],
  },
  {
    name: 'src/features',
    suites: [
      {
        mutate: ['src/features/**/*.{ts,tsx}'],
        tests: ['tests/unit/features/**/*.test.tsx'],
        // All files run in one page; what they load, they load once.
        setup: ['tests/support/cleanUp.ts'],
      },
    ],
  },
  {
    name: 'mocks',
    suites: [{ mutate: ['mocks/**/*.ts'], tests: ['tests/unit/mocks*.test.ts'] }],
  },
  {
    name: 'scripts/lib/access',
    suites: [
      {
        mutate: ['scripts/lib/access/**/*.ts', '!scripts/lib/access/{closedServer,middleware}.ts'],
        tests: ['tests/unit/access/*.test.ts'],
      },
      {
        mutate: ['scripts/lib/access/{closedServer,middleware}.ts'],
        tests: ['tests/database/{devServer,routes,servers}.test.ts'],
      },
    ],
  },
  {
    name: EMBEDDED,
    suites: [
      {
        mutate: embedded(GUARDS),
        tests: [
          'tests/unit/embedded/{access-token,auth-guard,data-guard,data-headers,data-query,data-role,groups-of,json-body,privileges}.test.ts',
        ],
      },
      {
        mutate: embedded(PLAIN),
        tests: [
          'tests/unit/embedded/{attempts,auth-messages,data-layer,files,in-turn,local-pages,mail,node-http}.test.ts',
        ],
      },
      {
        mutate: embedded(ACCOUNTS),
        tests: [
          'tests/unit/embedded/{auth-layer,mail}.test.ts',
          'tests/database/{accounts,mail,mailedTokens,redirects,signInWork,supabase-js}.test.ts',
        ],
      },
      {
        mutate: embedded(FILES),
        tests: [
          'tests/unit/embedded/{config,data-file,data-lock,migrations,privileges}.test.ts',
          'tests/database/config.test.ts',
        ],
      },
      { mutate: embedded(PLUGIN), tests: ['tests/database/devServer.test.ts'] },
      {
        mutate: [
          `${EMBEDDED}/**/*.ts`,
          ...embedded([...GUARDS, ...PLAIN, ...ACCOUNTS, ...FILES, ...PLUGIN]).map(
            (file) => `!${file}`,
          ),
        ],
        // Every one of the others asks the same backend for what it lets through.
        tests: [
          'tests/database/{data-file,database,mail,middleware,profiles.sqlite,routes}.test.ts',
        ],
      },
    ],
  },
  { name: MIGRATIONS, suites: [] },
];

/** A folder, or the part of one that was asked for. */
export interface Part extends Folder {
  /** Every file of the folder is changed, so that its score and its list can be judged. */
  whole: boolean;
  /** The files and folders that were asked for. */
  asked: readonly string[];
}

/** The folder of the table that a file or a folder is in: the first that fits is the innermost. */
export function folderOf(name: string): Folder | undefined {
  return folders.find((folder) => `${name}/`.startsWith(`${folder.name}/`));
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
    const folder = folderOf(wanted);
    if (folder === undefined) {
      throw new Error(
        `${argument} is in none of the folders: ${folders.map(({ name }) => name).join(', ')}`,
      );
    }
    const known = parts.get(folder.name);
    if (folder.name === wanted) parts.set(folder.name, wholeOf(folder));
    else if (known?.whole !== true) {
      const asked = [...(known?.asked ?? []), wanted];
      parts.set(folder.name, { ...folder, asked, whole: false });
    }
  }
  if (args.length === 0) return folders.map(wholeOf);
  return [...parts.values()];
}

/** Whether a file is among what was asked for. */
export function isAsked({ asked }: Part, file: string): boolean {
  return asked.some((name) => `${file}/`.startsWith(`${name}/`));
}
