import type { MockPerson } from '../fixtures/people.ts';
import { DataError } from './errors.ts';
import type { Grants } from './schema.ts';
import type { Table } from './table.ts';

const everything: Required<Grants> = {
  select: () => true,
  insert: () => true,
  update: { rows: () => true },
  delete: () => true,
};

/** A caller's grants on a table; an undefined caller has the public key. */
export function grantsOf(caller: MockPerson | undefined, table: Table): Grants {
  return table.spec.access?.(caller) ?? (table.spec.access === undefined ? everything : {});
}

/** Postgres's refusal with PostgREST's status: 401 for the public key. */
export function denied(caller: MockPerson | undefined, table: Table, privilege: string): DataError {
  const role = caller === undefined ? 'anon' : 'authenticated';
  return new DataError(
    caller === undefined ? 401 : 403,
    '42501',
    `permission denied for table ${table.name}`,
    {
      hint: `Grant the required privileges to the current role with: GRANT ${privilege} ON ${table.schema}.${table.name} TO ${role};`,
    },
  );
}
