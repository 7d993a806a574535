import { DataError } from '../store/errors.ts';

/** A column and a path into its JSON: `address->geo->>lat`. */
export interface Field {
  column: string;
  path: readonly { key: string; asText: boolean }[];
}

/** Scans a text from left to right; throws PostgREST's parse error (PGRST100). */
export class Scanner {
  private at = 0;
  readonly text: string;
  private readonly what: string;

  constructor(text: string, what: string) {
    this.text = text;
    this.what = what;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Consumes a match at the current position, if any. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const sticky = new RegExp(pattern, 'ys');
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

  fail(expected: string): never {
    const found = this.text[this.at];
    throw new DataError(
      400,
      'PGRST100',
      `"failed to parse ${this.what} (${this.text})" (line 1, column ${this.at + 1})`,
      {
        details: `unexpected ${found === undefined ? 'end of input' : JSON.stringify(found)} expecting ${expected}`,
      },
    );
  }

  /** Parses a name, in double quotes if it has special characters. */
  name(): string {
    const [, quoted, bare = ''] = this.expect(
      /"((?:[^"\\]|\\.)*)"|((?:(?!->)[^\s,():!.="])+)/,
      'field name (* or [a..z0..9_$])',
    );
    return quoted?.replaceAll(/\\(.)/gs, '$1') ?? bare;
  }

  field(): Field {
    const column = this.name();
    const path: { key: string; asText: boolean }[] = [];
    for (;;) {
      const [, arrow, key = ''] = this.take(/(->>|->)((?:(?!->)[^,():!.])+)/) ?? [];
      if (arrow === undefined) return { column, path };
      path.push({ key, asText: arrow === '->>' });
    }
  }
}
