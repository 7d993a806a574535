/** What a column holds, as JSON carries it. */
type Cell = string | number | boolean | null | undefined;

/** A row of a table. */
export type Row = Readonly<Record<string, Cell>>;

/** What a request's query asks of a table. */
export interface RestQuery {
  /** Every column it names. */
  columns: readonly string[];
  /** It has a filter. */
  isFiltered: boolean;
  keeps: (row: Row) => boolean;
  /** Sorts, cuts and picks columns. */
  shape: (rows: readonly Row[]) => Row[];
}

type Filter = (value: Cell) => boolean;

const words: Partial<Record<string, Cell>> = { null: null, true: true, false: false };

/** A filter such as `eq.5`; undefined for an operator that is not known here. */
function readFilter(text: string): Filter | undefined {
  const [, operator, operand = ''] = /^(\w+)\.(.*)/s.exec(text) ?? [];
  switch (operator) {
    case 'eq':
      return (value) => String(value) === operand;
    case 'neq':
      return (value) => value !== null && String(value) !== operand;
    case 'in': {
      const values = operand.replaceAll(/^\(|\)$|"/g, '').split(',');
      return (value) => values.includes(String(value));
    }
    case 'is':
      return operand in words ? (value) => value === words[operand] : undefined;
    default:
      return undefined;
  }
}

/** `select=id,name:display_name` as pairs of what it is to be called and the column. */
function readSelect(text: string): [as: string, column: string][] {
  return text.split(',').map((part) => {
    const [first = '', second] = part.trim().split(':');
    return [first, second ?? first];
  });
}

function compare(a: Cell, b: Cell): number {
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}

/**
 * Reads what supabase-js makes of `select`, `eq`, `neq`, `in`, `is`, `order`, `limit` and `range`.
 * Undefined for anything else, such as embedded tables.
 */
export function readQuery(params: URLSearchParams): RestQuery | undefined {
  const filters: [column: string, filter: Filter][] = [];
  const order: [column: string, direction: 1 | -1][] = [];
  let select: [as: string, column: string][] = [];
  let limit = Infinity;
  let offset = 0;
  for (const [key, value] of params) {
    if (key === 'select') {
      if (/[()]/.test(value)) return undefined;
      if (value !== '*') select = readSelect(value);
    } else if (key === 'order') {
      for (const part of value.split(',')) {
        const [column = '', ...how] = part.split('.');
        order.push([column, how.includes('desc') ? -1 : 1]);
      }
    } else if (key === 'limit') limit = Number(value);
    else if (key === 'offset') offset = Number(value);
    else if (key === 'columns' || key === 'on_conflict') continue;
    else {
      const filter = readFilter(value);
      if (filter === undefined) return undefined;
      filters.push([key, filter]);
    }
  }
  return {
    columns: [
      ...filters.map(([column]) => column),
      ...order.map(([column]) => column),
      ...select.map(([, column]) => column),
    ],
    isFiltered: filters.length > 0,
    keeps: (row) => filters.every(([column, filter]) => filter(row[column])),
    shape: (rows) =>
      rows
        .toSorted((a, b) => {
          for (const [column, direction] of order) {
            const difference = compare(a[column], b[column]) * direction;
            if (difference !== 0) return difference;
          }
          return 0;
        })
        .slice(offset, offset + limit)
        .map((row) =>
          select.length === 0
            ? row
            : Object.fromEntries(select.map(([as, column]) => [as, row[column]])),
        ),
  };
}
