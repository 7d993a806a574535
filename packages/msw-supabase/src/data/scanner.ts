import { DataError } from '../refusals.ts';

/** A column, with a path into its JSON: `address->home->>city`. */
export interface Field {
  column: string;
  path: readonly string[];
  /** Whether the last step is `->>`. */
  asText: boolean;
}

/** Scans a text from left to right; throws PostgREST's parse error (PGRST100). */
export class Scanner {
  private at = 0;
  private readonly text: string;
  private readonly what: string;

  constructor(text: string, what: string) {
    this.text = text;
    this.what = what;
  }

  /** Consumes a match at the current position, if any. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const sticky = new RegExp(pattern, 'ysu');
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text);
    if (found === null) return undefined;
    this.at += found[0].length;
    return found;
  }

  /** @throws DataError if the pattern does not match here */
  expect(pattern: RegExp, name: string): RegExpExecArray {
    return this.take(pattern) ?? this.fail(name);
  }

  /** @throws DataError if there is more text */
  end(): void {
    if (this.at < this.text.length) this.fail('end of input');
  }

  fail(expected: string): never {
    const found = this.text[this.at];
    const message = `"failed to parse ${this.what} (${this.text})" (line 1, column ${this.at + 1})`;
    const unexpected = found === undefined ? 'end of input' : JSON.stringify(found);
    const details = `unexpected ${unexpected} expecting ${expected}`;
    throw new DataError(400, 'PGRST100', message, details);
  }

  /** Parses items between commas. */
  list<Item>(item: () => Item): Item[] {
    const list = [item()];
    while (this.take(/\s*,/) !== undefined) list.push(item());
    return list;
  }

  /** Parses a text in double quotes, if there is one. */
  quoted(): string | undefined {
    return this.take(/\s*"((?:[^"\\]|\\.)*)"/)?.[1]?.replaceAll(/\\(.)/gsu, '$1');
  }

  /** Parses the name of a column or an alias. */
  name(): string {
    return this.quoted() ?? this.expect(/\s*((?:(?!->)[^\s,():!.="])+)/, 'field name')[1] ?? '';
  }

  /** Parses a column and its path. */
  field(column = this.name()): Field {
    const path: string[] = [];
    let asText = false;
    for (let step = this.take(/->>?/); step !== undefined; step = this.take(/->>?/)) {
      asText = step[0] === '->>';
      path.push(this.quoted() ?? this.expect(/(?:(?!->)[^\s,():.="])+/, 'json path')[0]);
    }
    return { column, path, asText };
  }
}
