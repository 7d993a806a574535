import type { MockPerson } from '../fixtures/people.ts';
import type { Plan } from '../query/plan.ts';
import type { Reader } from '../query/read.ts';
import { denied, grantsOf } from '../store/access.ts';
import type { Database } from '../store/database.ts';
import { DataError } from '../store/errors.ts';
import type { Row } from '../store/schema.ts';
import { sameCells, type Table } from '../store/table.ts';
import type { Preferences } from './preferences.ts';

/** A write before it is applied. */
export interface Mutation {
  /** Updated rows with their new values; undefined deletes the row. */
  replaced: Map<Row, Row | undefined>;
  added: Row[];
  /** The rows returned by `return=representation`. */
  affected: readonly Row[];
}

interface Call {
  database: Database;
  reader: Reader;
  caller: MockPerson | undefined;
  table: Table;
  plan: Plan;
  prefer: Preferences;
}

function checkNames(table: Table, names: Iterable<string>): void {
  for (const name of names) {
    if (table.column(name) !== undefined) continue;
    throw new DataError(
      400,
      'PGRST204',
      `Could not find the '${name}' column of '${table.name}' in the schema cache`,
    );
  }
}

const rowPolicy = (caller: MockPerson | undefined, table: Table): DataError =>
  new DataError(
    caller === undefined ? 401 : 403,
    '42501',
    `new row violates row-level security policy for table "${table.name}"`,
  );

/** The columns of an insert: those named by `columns=`, or those of the first row. */
function insertColumns(rows: readonly Row[], params: URLSearchParams): Set<string> {
  const named = params.get('columns');
  if (named !== null) {
    return new Set((named.match(/"[^"]*"|[^,]+/g) ?? []).map((one) => one.replaceAll('"', '')));
  }
  const first = Object.keys(rows[0] ?? {});
  if (rows.some((row) => Object.keys(row).toSorted().join() !== first.toSorted().join())) {
    throw new DataError(400, 'PGRST102', 'All object keys must match');
  }
  return new Set(first);
}

/** `POST`: an insert, or with a resolution an upsert. */
export function insert(call: Call, body: Row | readonly Row[], params: URLSearchParams): Mutation {
  const { table, caller, prefer } = call;
  const grants = grantsOf(caller, table);
  if (grants.insert === undefined) throw denied(caller, table, 'INSERT');
  const bodyRows = Array.isArray(body) ? (body as readonly Row[]) : [body as Row];
  const columns = insertColumns(bodyRows, params);
  checkNames(table, columns);
  const target =
    params
      .get('on_conflict')
      ?.split(',')
      .map((one) => one.replaceAll('"', '')) ?? table.primaryKey;
  if (
    prefer.resolution !== undefined &&
    !table.uniques.some(([, unique]) => unique.toSorted().join() === target.toSorted().join())
  ) {
    throw new DataError(
      400,
      '42P10',
      'there is no unique or exclusion constraint matching the ON CONFLICT specification',
    );
  }
  const replaced = new Map<Row, Row | undefined>();
  const added: Row[] = [];
  for (const row of bodyRows) {
    const picked = Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name)));
    const complete = table.complete(picked, prefer.missing === 'default' ? undefined : columns);
    const rival =
      prefer.resolution &&
      [...table.rows, ...added].find((other) => sameCells(target, complete, target, other));
    if (rival === undefined) {
      if (!grants.insert(complete)) throw rowPolicy(caller, table);
      added.push(complete);
      continue;
    }
    if (prefer.resolution === 'ignore-duplicates') continue;
    if (replaced.has(rival) || added.includes(rival)) {
      throw new DataError(
        500,
        '21000',
        'ON CONFLICT DO UPDATE command cannot affect row a second time',
        {
          hint: 'Ensure that no rows proposed for insertion within the same command have duplicate constrained values.',
        },
      );
    }
    if (grants.update?.rows(rival) !== true) throw rowPolicy(caller, table);
    replaced.set(rival, { ...rival, ...picked });
  }
  const affected = [...replaced.values()].filter((row) => row !== undefined);
  return { replaced, added, affected: [...affected, ...added] };
}

/** Returns the rows matched by an update or delete. @throws DataError without a filter (21000) */
function matchingRows(call: Call, command: string, mayTouch: (row: Row) => boolean): Row[] {
  const { table, plan, reader } = call;
  // Hosted projects load pg-safeupdate for the roles of the API.
  if (plan.conditions.length === 0) {
    throw new DataError(400, '21000', `${command} requires a WHERE clause`);
  }
  return reader.filter(table, plan, reader.visible(table, table.rows)).filter(mayTouch);
}

/** `PATCH`. */
export function update(call: Call, changes: Row): Mutation {
  const { table, caller } = call;
  checkNames(table, Object.keys(changes));
  const grant = grantsOf(caller, table).update;
  const names = Object.keys(changes);
  if (grant === undefined || names.some((name) => grant.columns?.includes(name) === false)) {
    throw denied(caller, table, 'UPDATE');
  }
  const rows = matchingRows(call, 'UPDATE', (row) => grant.rows(row));
  const replaced = new Map<Row, Row | undefined>();
  const affected = rows.map((row) => {
    const changed = { ...row, ...changes };
    if (!grant.rows(changed)) throw rowPolicy(caller, table);
    replaced.set(row, changed);
    return changed;
  });
  // An update without columns changes nothing (PostgREST `QueryBuilder.hs`, `mutatePlanToQuery`).
  return names.length === 0
    ? { replaced: new Map(), added: [], affected: [] }
    : { replaced, added: [], affected };
}

/** `DELETE`. */
export function remove(call: Call): Mutation {
  const { table, caller } = call;
  const grant = grantsOf(caller, table).delete;
  if (grant === undefined) throw denied(caller, table, 'DELETE');
  const rows = matchingRows(call, 'DELETE', grant);
  return { replaced: new Map(rows.map((row) => [row, undefined])), added: [], affected: rows };
}
