import type { Part } from './plan.ts';

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** What Playwright is told to run of its tests: files, and where some run in part a pattern of titles. */
export function chosenTests({ files = [], tags }: Omit<Part, 'amount' | 'because'>): string[] {
  if (tags === undefined || tags.size === 0) return [...files];
  const patterns = files.map((file) => {
    // A title begins with its file's name and ends with its tags.
    const name = escape(file.slice('tests/e2e/'.length));
    const part = tags.get(file);
    return part === undefined ? `${name} ` : `${name} .* (?:${part.map(escape).join('|')})(?: |$)`;
  });
  return [...files, '--grep', patterns.map((pattern) => `(?:^| )${pattern}`).join('|')];
}
