import { groupsOf } from './groups-of.ts';
import { privilegeStatements } from './migrations.ts';

const VERBS = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];

const ROLES = ['anon', 'authenticated'] as const;
export type Role = (typeof ROLES)[number];

/** The privileges of roles by table and column, as in Postgres. */
export interface Privileges {
  /** On all of the columns; on any, if there are none; without them, on the whole table. */
  allows(role: Role, verb: Verb, table: string, columns?: Iterable<string>): boolean;
}

type Granted = 'table' | ReadonlySet<string>;

const STATEMENT =
  /^(grant|revoke) (.+?) on (?:table )?((?:public\.)?\w+(?:, (?:public\.)?\w+)*) (to|from) (\w+(?:, \w+)*)$/u;
const PRIVILEGE = /^(\w+)(?: ?\(([\w, ]+)\))?$/u;

interface Change {
  readonly verbs: readonly Verb[];
  readonly columns: readonly string[] | undefined;
}

function readChange(privilege: string): Change | undefined {
  const [name, columns] = groupsOf(PRIVILEGE, privilege);
  if (name === 'all' && columns === undefined) return { verbs: VERBS, columns: undefined };
  const verb = VERBS.find((one) => one === name);
  return verb && { verbs: [verb], columns: columns?.split(/ ?, ?/u) };
}

function normalise(statement: string): string {
  return statement
    .replace(/--[^\n]*/gu, '')
    .replace(/\/\*[\s\S]*?\*\//gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/ ,/gu, ',')
    .trim()
    .toLowerCase();
}

/**
 * Reads the privileges that migrations grant. As in a hosted project, `anon` and `authenticated`
 * start with all privileges on every table of `public`.
 *
 * @throws on a GRANT or REVOKE in an unsupported form: a misread statement could grant more here
 * than on Postgres.
 */
export function readPrivileges(migrations: readonly string[]): Privileges {
  const granted = new Map<string, Granted>();
  const keyOf = (role: string, verb: Verb, table: string) => `${role} ${verb} ${table}`;
  const get = (key: string): Granted => granted.get(key) ?? 'table';

  function change(key: string, isGrant: boolean, columns: readonly string[] | undefined): void {
    const before = get(key);
    if (columns === undefined) granted.set(key, isGrant ? 'table' : new Set());
    else if (before !== 'table') granted.set(key, new Set([...before, ...columns]));
  }

  for (const statement of migrations.flatMap(privilegeStatements)) {
    const [verb, privileges = '', tables = '', direction, roles = ''] = groupsOf(
      STATEMENT,
      normalise(statement),
    );
    // At commas outside of brackets.
    const list = privileges.split(/, *(?![^(]*\))/u);
    const changes = list.flatMap((privilege) => readChange(privilege) ?? []);
    const isGrant = verb === 'grant';
    // A column is granted, but revoked with its table alone.
    const isReadable = changes.every(({ columns }) => isGrant || columns === undefined);
    if (changes.length < list.length || (direction === 'to') !== isGrant || !isReadable) {
      throw new Error(`supabase/migrations: cannot enforce on SQLite: ${statement}`);
    }
    const rights = changes.flatMap(({ verbs, columns }) =>
      verbs.map((one) => [one, columns] as const),
    );
    for (const role of roles.split(', ')) {
      for (const table of tables.replaceAll('public.', '').split(', ')) {
        for (const [one, columns] of rights) change(keyOf(role, one, table), isGrant, columns);
      }
    }
  }

  return {
    allows(role, verb, table, columns) {
      if (!ROLES.includes(role)) return false;
      const right = get(keyOf(role, verb, table));
      if (right === 'table') return true;
      if (columns === undefined || right.size === 0) return false;
      return [...columns].every((column) => right.has(column));
    },
  };
}
