import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Described {
  type?: unknown;
  options?: readonly unknown[];
  table?: { type?: { summary?: string; detail?: string } };
}

const plain: Readonly<Record<string, string>> = {
  boolean: 'yes or no',
  string: 'text',
  number: 'a number',
  ReactNode: 'anything that can be shown',
  signature: 'what happens',
  function: 'what happens',
};

const isNamed = (type: unknown): type is { name: string; value?: unknown } =>
  typeof type === 'object' && type !== null && 'name' in type && typeof type.name === 'string';

const isOptional = (type: unknown): boolean =>
  isNamed(type) &&
  (type.value === 'undefined' || type.value === 'null' || type.name === 'undefined');

/** A type without what may be left out: of `boolean | undefined` the boolean. */
function required(type: unknown): unknown {
  if (!isNamed(type) || type.name !== 'union' || !Array.isArray(type.value)) return type;
  const value = (type.value as unknown[]).filter((one) => !isOptional(one));
  return value.length === 1 ? value[0] : { ...type, value };
}

/** A type as react-docgen reads it, in words: `'small' or 'large'`, `yes or no`. */
export function typeInWords(type: unknown): string | undefined {
  if (!isNamed(type)) return undefined;
  const { name, value } = type;
  if (name === 'union' || name === 'enum') {
    if (!Array.isArray(value)) return undefined;
    const words = (value as unknown[]).map((one) =>
      isNamed(one) ? typeInWords(one) : `'${String(one)}'`,
    );
    return words.some((one) => one === undefined) ? undefined : [...new Set(words)].join(' or ');
  }
  if (name === 'literal' || name === 'other') {
    const said = String(value)
      .replaceAll('"', "'")
      .replace(/^React\.?ReactNode$/, 'ReactNode');
    return said.startsWith('unknown') ? 'one of a fixed few' : (plain[said] ?? said);
  }
  return plain[name];
}

/** What a props table says of a type: words in place of `union` and `signature`. */
export const propsInWords: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, options } = argType as Described;
      const type = required((argType as Described).type);
      const few = options?.map((option) => `'${String(option)}'`).join(' or ');
      const summary = few ?? typeInWords(type) ?? plain[table?.type?.summary ?? ''];
      const said = summary === undefined ? table : { ...table, type: { summary } };
      return [name, Object.assign({}, argType, { type, table: said })];
    }),
  );
