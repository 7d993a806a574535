import type { Words } from '../../machines/words.ts';
import type { FoundMachine } from '../statecharts/machinesIn.ts';

/** Where a statechart's words stand, beside it: `machines/signIn/signIn.words.ts`. */
export const wordsFile = ({ file }: Pick<FoundMachine, 'file'>): string =>
  file.replace(/[.]machine[.]ts$/, '.words.ts');

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'name' in value && 'about' in value;

/**
 * The words that a module exports.
 * @throws when it exports none
 */
export function wordsOf(found: Pick<FoundMachine, 'id' | 'file'>, module: object | undefined): Words {
  const words = Object.values(module ?? {}).find(isWords);
  if (words === undefined) throw new Error(`${found.id} has no words: ${wordsFile(found)}`);
  return words;
}
