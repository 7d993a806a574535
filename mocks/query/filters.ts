import { OPERATORS, type Operation } from './operators.ts';
import { arrayLiteral } from './literals.ts';
import { Scanner, type Field } from './scanner.ts';

/** A filter, or filters joined by `and` or `or`. */
export type Condition =
  | ({ kind: 'test'; not: boolean; field: Field } & Operation)
  | { kind: 'and' | 'or'; not: boolean; parts: readonly Condition[] };

const operatorAndMore = new RegExp(
  `(${OPERATORS.toSorted((a, b) => b.length - a.length).join('|')})(?:\\((\\w+)\\))?\\.`,
);

/** Parses the elements between parentheses; quoted ones may contain commas and parentheses. */
function listOf(scanner: Scanner): string[] {
  scanner.expect(/\(/, '"("');
  const list: string[] = [];
  if (scanner.take(/\)/) !== undefined) return list;
  do {
    const [, quoted, bare = ''] = scanner.expect(/\s*"((?:[^"\\]|\\.)*)"|([^,)]*)/, 'value');
    list.push(quoted?.replaceAll(/\\(.)/gs, '$1') ?? bare);
  } while (scanner.take(/,/) !== undefined);
  scanner.expect(/\)/, '")"');
  return list;
}

/**
 * Parses what follows a column: `not.eq.5`. Inside `or=(…)` a value ends at a comma or a
 * parenthesis.
 */
function operationOf(scanner: Scanner, nested: boolean): Operation & { not: boolean } {
  const not = scanner.take(/not\./) !== undefined;
  const [, operator = '', modifier] = scanner.expect(
    operatorAndMore,
    '"not" or operator (eq, gt, ...)',
  );
  if (operator === 'in') {
    // Unlike inside a tree, elements of a plain list may contain parentheses.
    const list = nested ? listOf(scanner) : plainList(scanner);
    return { not, operator, operand: '', list };
  }
  const quoted = nested ? scanner.take(/"((?:[^"\\]|\\.)*)"/)?.[1] : undefined;
  const operand =
    quoted?.replaceAll(/\\(.)/gs, '$1') ??
    (nested ? (scanner.take(/\{[^}]*\}|[^,()]*/)?.[0] ?? '') : (scanner.take(/.*/)?.[0] ?? ''));
  if (operator.endsWith('fts')) {
    return { not, operator, operand, ...(modifier === undefined ? {} : { config: modifier }) };
  }
  if (modifier !== 'any' && modifier !== 'all') return { not, operator, operand };
  return { not, operator, operand, quantifier: modifier, list: arrayLiteral(operand) ?? [] };
}

/** Parses a list whose unquoted elements end only at commas: `(x.y,(q))`. */
function plainList(scanner: Scanner): string[] {
  const inner = scanner.expect(/\((.*)\)$/, '"("')[1] ?? '';
  if (inner === '') return [];
  return [...inner.matchAll(/\s*(?:"((?:[^"\\]|\\.)*)"|([^,]*))(?:,|$)/gs)]
    .slice(0, inner.endsWith(',') ? undefined : -1)
    .map(([, quoted, bare = '']) => quoted?.replaceAll(/\\(.)/gs, '$1') ?? bare);
}

function branch(scanner: Scanner): Condition {
  scanner.take(/\s+/);
  const [, not, kind] = scanner.take(/(not\.)?(and|or)(?=\()/) ?? [];
  if (kind === 'and' || kind === 'or') {
    return { kind, not: not !== undefined, parts: branches(scanner) };
  }
  const field = scanner.field();
  scanner.expect(/\./, '"."');
  return { kind: 'test', field, ...operationOf(scanner, true) };
}

function branches(scanner: Scanner): Condition[] {
  scanner.expect(/\(/, '"("');
  const parts = [branch(scanner)];
  while (scanner.take(/\s*,/) !== undefined) parts.push(branch(scanner));
  scanner.expect(/\s*\)/, '"," or ")"');
  return parts;
}

/** Parses `or=(…)` and `not.and=(…)`. */
export function readTree(key: string, text: string): Condition {
  const scanner = new Scanner(text, 'logic tree');
  const condition: Condition = {
    kind: key.endsWith('or') ? 'or' : 'and',
    not: key.startsWith('not.'),
    parts: branches(scanner),
  };
  if (!scanner.isAtEnd) scanner.fail('end of input');
  return condition;
}

/** Parses `column=not.eq.5`. */
export function readFilter(key: string, text: string): Condition {
  const field = new Scanner(key, 'tree path').field();
  return { kind: 'test', field, ...operationOf(new Scanner(text, 'filter'), false) };
}

/** Parses the filter of a realtime subscription: `a=eq.1,b=in.(x,y)`. */
export function readBinding(text: string): Condition {
  const scanner = new Scanner(text, 'filter');
  const parts: Condition[] = [];
  do {
    const field = scanner.field();
    scanner.expect(/=/, '"="');
    parts.push({ kind: 'test', field, ...operationOf(scanner, true) });
  } while (scanner.take(/,/) !== undefined);
  return { kind: 'and', not: false, parts };
}
