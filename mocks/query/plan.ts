import { NotMocked } from '../notMocked.ts';
import { DataError } from '../store/errors.ts';
import { readFilter, readTree, type Condition } from './filters.ts';
import { Scanner } from './scanner.ts';

export interface OrderKey {
  column: string;
  descending: boolean;
  nullsFirst: boolean;
}

/** The query of a table. */
export interface Plan {
  /** The selected columns with their names in the response; undefined selects all. */
  columns: readonly { column: string; as: string }[] | undefined;
  conditions: Condition[];
  order: readonly OrderKey[];
  limit: number;
  offset: number;
}

/** Parses `select=id,name:display_name`. */
function readSelect(text: string): Plan['columns'] {
  if (text === '*') return undefined;
  const scanner = new Scanner(text, 'select parameter');
  const columns: { column: string; as: string }[] = [];
  do {
    if (scanner.take(/\s*(?:\.\.\.|\*)/) !== undefined) {
      throw new NotMocked('related tables, and "*" beside other columns');
    }
    const first = scanner.name();
    const isAlias = scanner.take(/:(?!:)/) !== undefined;
    columns.push({ column: isAlias ? scanner.name() : first, as: first });
    if (scanner.take(/\s*[!(]/) !== undefined) throw new NotMocked('related tables');
    if (scanner.take(/::|\./) !== undefined) throw new NotMocked('casts and aggregates');
  } while (scanner.take(/\s*,/) !== undefined);
  scanner.end();
  return columns;
}

/** Parses `order=name.desc.nullslast,id`. */
function readOrder(text: string): OrderKey[] {
  const scanner = new Scanner(text, 'order');
  const keys: OrderKey[] = [];
  do {
    const column = scanner.name();
    if (scanner.take(/\(/) !== undefined) throw new NotMocked('the order by a related table');
    const descending = scanner.take(/\.(asc|desc)/)?.[1] === 'desc';
    const nulls = scanner.take(/\.nulls(first|last)/)?.[1];
    // Postgres sorts null as the greatest value.
    const nullsFirst = nulls === undefined ? descending : nulls === 'first';
    keys.push({ column, descending, nullsFirst });
  } while (scanner.take(/,/) !== undefined);
  scanner.end();
  return keys;
}

function count(key: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new DataError(400, 'PGRST100', `"failed to parse ${key} (${text})" (line 1, column 1)`, {
    details: `unexpected "${text}" expecting digit`,
  });
}

function readCondition(key: string, value: string): Condition {
  const isTree = /^(?:not\.)?(?:and|or)$/.test(key);
  const scanner = new Scanner(value, isTree ? 'logic tree' : 'filter');
  if (!isTree && key.includes('.') && !key.startsWith('"')) {
    throw new NotMocked('parameters of a related table');
  }
  const condition = isTree
    ? readTree(key, scanner)
    : readFilter(new Scanner(key, 'tree path').name(), scanner);
  scanner.end();
  return condition;
}

/**
 * Parses the parameters of a request (PostgREST `ApiRequest/QueryParams.hs`).
 * @throws DataError with PostgREST's codes, NotMocked
 */
export function readPlan(params: URLSearchParams): Plan {
  const columns = readSelect(params.get('select') ?? '*');
  const plan: Plan = { columns, conditions: [], order: [], limit: Infinity, offset: 0 };
  for (const [key, value] of params) {
    if (['select', 'columns', 'on_conflict'].includes(key)) continue;
    if (key === 'order') plan.order = readOrder(value);
    else if (key === 'limit' || key === 'offset') plan[key] = count(key, value);
    else plan.conditions.push(readCondition(key, value));
  }
  return plan;
}
