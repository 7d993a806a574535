import type { User } from '../auth/users.ts';
import { NotMocked } from '../refusals.ts';
import { DataError } from './dataError.ts';
import type { Plan } from './plan.ts';
import { filterRows } from './read.ts';
import type { Preferences } from './responses.ts';
import type { Row, Writable } from './schema.ts';
import { sameCells, type Table } from './table.ts';

/** A write before it is applied. */
export interface Mutation {
  /** Updated rows with their new values; undefined deletes the row. */
  replaced: Map<Row, Row | undefined>;
  added: Row[];
  /** The rows returned by `return=representation`. */
  affected: readonly Row[];
}

interface Call {
  caller: User | undefined;
  table: Table;
  plan: Plan;
  prefer: Preferences;
}

function checkNames(table: Table, names: Iterable<string>): void {
  for (const name of names) {
    if (table.column(name) !== undefined) continue;
    const message = `Could not find the '${name}' column of '${table.name}' in the schema cache`;
    throw new DataError(400, 'PGRST204', message);
  }
}

/** Whether a write names a column that is not granted. */
const hasOther = ({ columns }: Writable, names: Iterable<string>): boolean =>
  columns !== undefined && [...names].some((name) => !columns.includes(name));

function rowPolicy(caller: User | undefined, table: Table): DataError {
  const message = `new row violates row-level security policy for table "${table.name}"`;
  return new DataError(caller === undefined ? 401 : 403, '42501', message);
}

const namesOf = (list: string | null): string[] | undefined =>
  list?.split(',').map((name) => name.replaceAll('"', ''));

/** The columns of an insert: those of the parameter, or the keys that all rows share. */
function columnsOf(given: readonly Row[], named: readonly string[] | undefined): Set<string> {
  if (named !== undefined) return new Set(named);
  const keys = new Set(Object.keys(given[0] ?? {}));
  for (const row of given) {
    const own = Object.keys(row);
    if (own.length === keys.size && own.every((key) => keys.has(key))) continue;
    throw new DataError(400, 'PGRST102', 'All object keys must match');
  }
  return keys;
}

/** `POST`: an insert, or with a resolution an upsert. */
export function insert(call: Call, body: Row | readonly Row[], params: URLSearchParams): Mutation {
  const { table, caller, prefer } = call;
  const grants = table.grantsOf(caller);
  const grant = typeof grants.insert === 'function' ? { rows: grants.insert } : grants.insert;
  if (grant === undefined) throw table.denied(caller);
  const given = Array.isArray(body) ? (body as readonly Row[]) : [body as Row];
  const columns = columnsOf(given, namesOf(params.get('columns')));
  checkNames(table, columns);
  if (hasOther(grant, columns)) throw table.denied(caller);
  const target = namesOf(params.get('on_conflict')) ?? table.primaryKey;
  const isUnique = table.uniques.some(([, unique]) => unique.join() === target.join());
  if (prefer.resolution !== undefined && !isUnique) {
    const message =
      'there is no unique or exclusion constraint matching the ON CONFLICT specification';
    throw new DataError(400, '42P10', message);
  }
  const replaced = new Map<Row, Row>();
  const added: Row[] = [];
  for (const row of given) {
    const known = Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name)));
    const complete = table.complete(known, prefer.fillsDefaults ? undefined : columns);
    const rival = prefer.resolution && table.rows.find((one) => sameCells(target, complete, one));
    if (rival === undefined) {
      if (!grant.rows(complete)) throw rowPolicy(caller, table);
      added.push(complete);
    } else if (prefer.resolution === 'merge-duplicates') {
      if (grants.update?.rows(rival) !== true) throw rowPolicy(caller, table);
      replaced.set(rival, table.changed(rival, known));
    }
  }
  return { replaced, added, affected: [...replaced.values(), ...added] };
}

/** Returns the rows matched by an update or delete. @throws DataError without a filter (21000) */
function matchingRows({ table, plan, caller, prefer }: Call, command: string): Row[] {
  // Hosted projects load pg-safeupdate for the roles of the API.
  if (plan.conditions.length === 0) {
    throw new DataError(400, '21000', `${command} requires a WHERE clause`);
  }
  const rows = filterRows(table, plan.conditions, table.visible(caller, table.rows));
  if (rows.length <= prefer.maxAffected) return rows;
  const message = 'Query result exceeds max-affected preference constraint';
  throw new DataError(400, 'PGRST124', message, {
    details: `The query affects ${rows.length} rows`,
  });
}

/** `PATCH`. */
export function update(call: Call, changes: Row | readonly Row[]): Mutation {
  const { table, caller } = call;
  if (Array.isArray(changes)) throw new NotMocked('an update with a list');
  const values = changes as Row;
  const names = Object.keys(values);
  checkNames(table, names);
  const grant = table.grantsOf(caller).update;
  if (grant === undefined || hasOther(grant, names)) throw table.denied(caller);
  // An invalid value is refused even if no row matches.
  table.changed({}, values);
  const replaced = new Map<Row, Row>();
  for (const row of matchingRows(call, 'UPDATE').filter((one) => grant.rows(one))) {
    const changed = table.changed(row, values);
    if (!grant.rows(changed)) throw rowPolicy(caller, table);
    replaced.set(row, changed);
  }
  return { replaced, added: [], affected: [...replaced.values()] };
}

/** `DELETE`. */
export function remove(call: Call): Mutation {
  const { table, caller } = call;
  const grant = table.grantsOf(caller).delete;
  if (grant === undefined) throw table.denied(caller);
  const rows = matchingRows(call, 'DELETE').filter((row) => grant(row));
  return { replaced: new Map(rows.map((row) => [row, undefined])), added: [], affected: rows };
}
