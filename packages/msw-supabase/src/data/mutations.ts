import type { User } from '../auth/users.ts';
import { DataError, NotMocked } from '../refusals.ts';
import type { Query } from './query.ts';
import type { Preferences } from './responses.ts';
import type { Row, Writable } from './schema.ts';
import { sameCells, type Table } from './database.ts';

/** A write before it is applied. */
interface Mutation {
  /** Updated rows with their new values; undefined deletes the row. */
  replaced: Map<Row, Row | undefined>;
  added: Row[];
}

interface Writing {
  caller: User | undefined;
  table: Table;
  query: Query;
  prefer: Preferences;
}

/** Refuses unknown columns, and a write that is not granted for them. @returns the rule for its rows */
function check({ caller, table }: Writing, grant: Writable | undefined, names: Iterable<string>) {
  const given = [...names];
  const unknown = given.find((name) => table.column(name) === undefined);
  if (unknown !== undefined) {
    const message = `Could not find the '${unknown}' column of '${table.name}' in the schema cache`;
    throw new DataError(400, 'PGRST204', message);
  }
  const isGranted = (name: string) => grant?.columns?.includes(name) !== false;
  if (grant === undefined || !given.every(isGranted)) throw table.denied(caller);
  return (row: Row) => {
    if (grant.rows(row)) return;
    const message = `new row violates row-level security policy for table "${table.name}"`;
    throw new DataError(caller === undefined ? 401 : 403, '42501', message);
  };
}

const namesOf = (list: string | null): string[] | undefined =>
  list?.split(',').map((name) => name.replaceAll('"', ''));

/** The columns of an insert: those of the parameter, or the keys that all rows share. */
function columnsOf(given: readonly Row[], named: readonly string[] | undefined): Set<string> {
  const [first = '', ...others] = given.map((row) => Object.keys(row).toSorted().join());
  if (named !== undefined) return new Set(named);
  if (others.every((keys) => keys === first)) return new Set(Object.keys(given[0] ?? {}));
  throw new DataError(400, 'PGRST102', 'All object keys must match');
}

/** `POST`: an insert, or with a resolution an upsert. */
export function insert(
  writing: Writing,
  body: Row | readonly Row[],
  params: URLSearchParams,
): Mutation {
  const { table, prefer, caller } = writing;
  const grants = table.grantsOf(caller);
  const grant = typeof grants.insert === 'function' ? { rows: grants.insert } : grants.insert;
  const given = Array.isArray(body) ? (body as readonly Row[]) : [body as Row];
  const columns = columnsOf(given, namesOf(params.get('columns')));
  const checkRow = check(writing, grant, columns);
  const target = namesOf(params.get('on_conflict')) ?? table.primaryKey;
  const isUnique = table.uniques.some(([, unique]) => unique.join() === target.join());
  if (prefer.resolution !== undefined && !isUnique) {
    const message =
      'there is no unique or exclusion constraint matching the ON CONFLICT specification';
    throw new DataError(400, '42P10', message);
  }
  const merges = prefer.resolution === 'merge-duplicates';
  const checkRival = merges ? check(writing, grants.update, columns) : checkRow;
  const replaced = new Map<Row, Row>();
  const added: Row[] = [];
  for (const row of given) {
    const known = Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name)));
    const complete = table.complete(known, prefer.fillsDefaults ? undefined : columns);
    const isRival = (one: Row) => sameCells(target, complete, one);
    const rival = prefer.resolution === undefined ? undefined : table.rows.find(isRival);
    if (rival === undefined) {
      checkRow(complete);
      added.push(complete);
    } else if (merges) {
      checkRival(rival);
      replaced.set(rival, table.changed(rival, known));
    }
  }
  return { replaced, added };
}

/** Returns the rows matched by an update or delete. @throws DataError without a filter (21000) */
function matchingRows({ table, query, caller, prefer }: Writing, command: string): Row[] {
  // Hosted projects load pg-safeupdate for the roles of the API.
  if (!query.isFiltered) {
    throw new DataError(400, '21000', `${command} requires a WHERE clause`);
  }
  const rows = query.filter(table.visible(caller, table.rows));
  if (rows.length <= prefer.maxAffected) return rows;
  const message = 'Query result exceeds max-affected preference constraint';
  const details = `The query affects ${rows.length} rows`;
  throw new DataError(400, 'PGRST124', message, details);
}

/** `PATCH`. */
export function update(writing: Writing, changes: Row | readonly Row[]): Mutation {
  const { table, caller } = writing;
  if (Array.isArray(changes)) throw new NotMocked('an update with a list');
  const values = changes as Row;
  const grant = table.grantsOf(caller).update;
  const checkRow = check(writing, grant, Object.keys(values));
  // An invalid value is refused even if no row matches.
  table.changed({}, values);
  const rows = matchingRows(writing, 'UPDATE').filter((row) => grant?.rows(row) === true);
  const replaced = new Map(rows.map((row) => [row, table.changed(row, values)]));
  for (const changed of replaced.values()) checkRow(changed);
  return { replaced, added: [] };
}

/** `DELETE`. */
export function remove(writing: Writing): Mutation {
  const { table, caller } = writing;
  const grant = table.grantsOf(caller).delete;
  if (grant === undefined) throw table.denied(caller);
  const rows = matchingRows(writing, 'DELETE').filter((row) => grant(row));
  return { replaced: new Map(rows.map((row) => [row, undefined])), added: [] };
}
