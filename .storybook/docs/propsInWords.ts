import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { Renderer } from 'storybook/internal/types';

interface Described {
  type?: unknown;
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

/** A type as react-docgen reads it, in words: `'small' or 'large'`, `yes or no`. */
export function typeInWords(type: unknown): string | undefined {
  if (!isNamed(type)) return undefined;
  const { name, value } = type;
  if (name === 'union' || name === 'enum') {
    if (!Array.isArray(value)) return undefined;
    const words = value.map((one) => (isNamed(one) ? typeInWords(one) : `'${String(one)}'`));
    return words.some((one) => one === undefined) ? undefined : [...new Set(words)].join(' or ');
  }
  if (name === 'literal' || name === 'other') {
    const said = String(value).replaceAll('"', "'");
    return (
      plain[said] ?? said.replace(/^ReactReactNode$|^React\.ReactNode$/, plain['ReactNode'] ?? '')
    );
  }
  return plain[name];
}

/** What a props table says of a type: words in place of `union` and `signature`. */
export const propsInWords: ArgTypesEnhancer<Renderer> = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType as Described;
      const summary = table?.type?.summary;
      const words = typeInWords(type) ?? (summary === undefined ? undefined : plain[summary]);
      if (words === undefined) return [name, argType];
      return [name, { ...argType, table: { ...table, type: { summary: words } } }];
    }),
  ) as ReturnType<ArgTypesEnhancer<Renderer>>;
