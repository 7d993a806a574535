/** One change of the source, and whether a test noticed it. */
export interface Mutant {
  /** From the project's root, with forward slashes. */
  file: string;
  /** Of the first changed line, from 1. */
  line: number;
  /** The changed lines as they are, without indentation; long ones shortened in the middle. */
  original: string;
  /** The same lines after the change. */
  mutated: string;
  noticed: boolean;
}

/** A place in a text, from 1, as StrykerJS reports it. */
interface Position {
  line: number;
  column: number;
}

const LONGEST = 160;
const HEAD = 100;

function oneLine(text: string): string {
  const plain = text.replaceAll(/\s+/gu, ' ').trim();
  if (plain.length <= LONGEST) return plain;
  return `${plain.slice(0, HEAD)} … ${plain.slice(HEAD - LONGEST)}`;
}

function offsetOf(source: string, { line, column }: Position): number {
  let offset = 0;
  for (let passed = 1; passed < line; passed += 1) offset = source.indexOf('\n', offset) + 1;
  return offset + column - 1;
}

/**
 * What a change does to its lines, each side on one line, so that a person can read it and a list can
 * name it.
 */
export function linesOfChange(
  source: string,
  location: { start: Position; end: Position },
  replacement: string,
): { original: string; mutated: string } {
  const start = offsetOf(source, location.start);
  const end = offsetOf(source, location.end);
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const nextLine = source.indexOf('\n', end);
  const lineEnd = nextLine === -1 ? source.length : nextLine;
  const before = source.slice(lineStart, start);
  const after = source.slice(end, lineEnd);
  return {
    original: oneLine(before + source.slice(start, end) + after),
    mutated: oneLine(before + replacement + after),
  };
}
