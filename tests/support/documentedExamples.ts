import { readFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';

/** An example from a library's own documentation: a call, its data and its answer. */
export interface DocumentedExample {
  /** The documented method, and its title. */
  name: string;
  code: string;
  sql: string | undefined;
  answer: unknown;
}

const fence = /^\s*```\w*\n([\s\S]*?)\n\s*```/;
const unfenced = (text: string | undefined): string | undefined =>
  text?.replace(/^```sql\n(?=```)/, '').match(fence)?.[1];

function answerOf(text: string | undefined): unknown {
  try {
    return JSON.parse(unfenced(text) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads the examples above a library's methods (`@example`, `@exampleSql`, `@exampleResponse`, or an
 * example with `Response:` in it); only those with an answer in JSON.
 * @param file a source file of an installed package
 */
export async function documentedExamples(file: string): Promise<DocumentedExample[]> {
  const source = await readFile(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8');
  const found: DocumentedExample[] = [];
  for (const [, comment = '', method = ''] of source.matchAll(
    /\/\*\*([\s\S]*?)\*\/\s*(?:async )?(\w+)/g,
  )) {
    const text = comment.replaceAll(/^\s*\* ?/gm, '').replaceAll('*\\/', '*/');
    const parts = new Map<string, Map<string, string>>();
    for (const part of text.split(/^(?=@)/m)) {
      const [, tag, title, body] = /^@(\w+)[ \t]*([^\n]*)\n([\s\S]*)/.exec(part) ?? [];
      if (tag?.startsWith('example') !== true || title === undefined) continue;
      const named = parts.get(title.trim()) ?? new Map<string, string>();
      named.set(tag, body ?? '');
      parts.set(title.trim(), named);
    }
    for (const [title, named] of parts) {
      const [code = '', inline] = (named.get('example') ?? '').split(/^Response:$/m);
      const answer = answerOf((named.get('exampleResponse') ?? inline)?.trim());
      if (answer === undefined) continue;
      const sql = unfenced(named.get('exampleSql')?.trim());
      found.push({ name: `${method}: ${title}`, code: unfenced(code) ?? '', sql, answer });
    }
  }
  return found;
}

/**
 * Runs the first call of an example.
 * @param given the variables that its code assumes: `supabase`, a file to upload
 */
export async function runExample(code: string, given: Record<string, unknown>): Promise<unknown> {
  const [statement] = code
    .replaceAll(/^import .*$/gm, '')
    .split(/\n\n(?=\/\/|const|if|await)|\nif \(/);
  const body = (statement ?? '').replace(
    /const (?:\{[^=]+\}|result|response) = (?:await )?/,
    'return await ',
  );
  const names = Object.keys(given);
  const run = runInThisContext(`(async (${names.join(', ')}) => {\n${body}\n})`) as (
    ...values: unknown[]
  ) => Promise<unknown>;
  return run(...Object.values(given));
}
