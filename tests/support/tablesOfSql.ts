import { PGlite } from '@electric-sql/pglite';
import type { Column, ForeignKey, Json, Row, TableSpec } from '../../mocks/store/schema.ts';

interface ColumnRow {
  schema: string;
  table: string;
  name: string;
  type: string;
  required: boolean;
  isIdentity: boolean;
  hasDefault: boolean;
}

interface ConstraintRow {
  schema: string;
  table: string;
  name: string;
  kind: 'p' | 'u' | 'f';
  columns: string[];
  target: string | null;
  references: string[] | null;
  cascades: boolean;
}

const COLUMNS = `
  select n.nspname as schema, c.relname as table, a.attname as name,
    regexp_replace(t.typname, '^_(.*)$', '\\1[]') as type, a.attnotnull as required,
    a.attidentity <> '' as "isIdentity", a.atthasdef as "hasDefault"
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and a.attnum > 0 and n.nspname !~ '^pg_|information_schema'
  order by c.oid, a.attnum`;

const CONSTRAINTS = `
  select n.nspname as schema, c.relname as table, k.conname as name, k.contype as kind,
    array(select a.attname::text from unnest(k.conkey) with ordinality u(num, at)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num order by u.at) as columns,
    f.relname as target,
    array(select a.attname::text from unnest(k.confkey) with ordinality u(num, at)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num order by u.at) as references,
    k.confdeltype = 'c' as cascades
  from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace left join pg_class f on f.oid = k.confrelid
  where k.contype in ('p', 'u', 'f') and n.nspname !~ '^pg_|information_schema'`;

/** Turns an example's SQL into tables of the mocks by Postgres, once, with rows as PostgREST returns them. */
export class Sql {
  private readonly postgres = PGlite.create();
  private readonly known = new Map<string, Promise<Record<string, TableSpec>>>();

  async close(): Promise<void> {
    await (await this.postgres).close();
  }

  /** @returns each table by its name, prefixed by its schema unless that is `public` */
  tablesOf(sql: string): Promise<Record<string, TableSpec>> {
    const tables = this.known.get(sql) ?? this.read(sql);
    this.known.set(sql, tables);
    return tables;
  }

  private async read(sql: string): Promise<Record<string, TableSpec>> {
    const postgres = await this.postgres;
    await postgres.exec(
      'drop schema if exists myschema cascade; drop schema public cascade; create schema public;',
    );
    await postgres.exec(sql);
    const columns = (await postgres.query<ColumnRow>(COLUMNS)).rows;
    const constraints = (await postgres.query<ConstraintRow>(CONSTRAINTS)).rows;
    const tables: Record<string, TableSpec> = {};
    for (const { schema, table } of columns) {
      const name = schema === 'public' ? table : `${schema}.${table}`;
      if (name in tables) continue;
      const own = (one: { schema: string; table: string }) =>
        one.schema === schema && one.table === table;
      const keys = constraints.filter(own);
      const found = await postgres.query<{ row: Row }>(
        `select to_json(t) as row from "${schema}"."${table}" t`,
      );
      tables[name] = {
        columns: Object.fromEntries(
          columns.filter(own).map((one): [string, Column] => [
            one.name,
            {
              type: one.type,
              notNull: one.required,
              identity: one.isIdentity,
              ...(one.hasDefault ? { default: (): Json => crypto.randomUUID() } : {}),
            },
          ]),
        ),
        primaryKey: keys.find(({ kind }) => kind === 'p')?.columns ?? [],
        unique: Object.fromEntries(
          keys.filter(({ kind }) => kind === 'u').map((key) => [key.name, key.columns]),
        ),
        foreignKeys: keys
          .filter(({ kind }) => kind === 'f')
          .map((key): ForeignKey => ({
            name: key.name,
            columns: key.columns,
            table: key.target ?? '',
            references: key.references ?? [],
            ...(key.cascades ? { onDelete: 'cascade' } : {}),
          })),
        rows: found.rows.map(({ row }) => row),
      };
    }
    return tables;
  }
}
