import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

interface Described {
  name: string;
  type?: unknown;
  options?: readonly unknown[];
  table?: { type?: { summary?: string; detail?: string } };
}

const NODE = 'anything that can be shown';

const plain: Readonly<Record<string, string>> = {
  boolean: 'yes or no',
  string: 'text',
  number: 'a number',
  ReactNode: NODE,
  signature: 'what happens',
  function: 'what happens',
};

/** Words for a type derived from a list elsewhere. */
const VAGUE = 'one of a fixed few';

const isNamed = (type: unknown): type is { name: string; value?: unknown } =>
  typeof type === 'object' && type !== null && 'name' in type && typeof type.name === 'string';

const isOptional = (type: unknown): boolean =>
  isNamed(type) &&
  (type.value === 'undefined' || type.value === 'null' || type.name === 'undefined');

/** Removes `undefined` from a type: `boolean | undefined` becomes the boolean. */
function required(type: unknown): unknown {
  if (!isNamed(type) || type.name !== 'union' || !Array.isArray(type.value)) return type;
  const value = (type.value as unknown[]).filter((one) => !isOptional(one));
  return value.length === 1 ? value[0] : { ...type, value };
}

/** Returns react-docgen's type in words: `'small' or 'large'`, `yes or no`. */
function typeInWords(type: unknown): string | undefined {
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
    const text = String(value)
      .replaceAll('"', "'")
      .replace(/^React\.?ReactNode$/, 'ReactNode');
    return text.startsWith('unknown') ? VAGUE : (plain[text] ?? text);
  }
  return plain[name];
}

/** Whether a value is JSON, and so editable in the table; elements and functions are not. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? !('$$typeof' in value) && Object.values(value).every(isPlain)
    : typeof value !== 'function';

/** An argument's type in words, derived from its value. */
function argInWords(arg: unknown): string | undefined {
  if (Array.isArray(arg)) return 'a list';
  if (typeof arg === 'function') return plain['function'];
  if (typeof arg === 'string') return plain['string'];
  return typeof arg === 'object' && arg !== null && !('$$typeof' in arg) ? 'its parts' : undefined;
}

/** A control that can edit the argument; undefined for the default one. */
function controlOf(words: string | undefined, arg: unknown) {
  if (words === NODE && typeof arg === 'string') return { type: 'text' };
  const hasNone = words === NODE || words === plain['function'] || !isPlain(arg);
  return hasNone ? { disable: true } : undefined;
}

/** Shows types in words in the props table, with working controls. */
export const propsInWords: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const argType = (argTypes[name] ?? { name }) as Described;
      const { table, options } = argType;
      const arg = (initialArgs as Record<string, unknown>)[name];
      const type = required(argType.type);
      const few = options
        ?.map((option) => (typeof option === 'number' ? String(option) : `'${String(option)}'`))
        .join(' or ');
      const words = typeInWords(type) ?? plain[table?.type?.summary ?? ''];
      const isVague = words === undefined || words === VAGUE;
      const summary = few ?? (isVague ? (argInWords(arg) ?? words) : words);
      const worded = summary === undefined ? table : { ...table, type: { summary } };
      const control = few === undefined ? controlOf(summary, arg) : undefined;
      return [name, Object.assign({}, argType, { type, table: worded }, control && { control })];
    }),
  ) as StrictArgTypes;
