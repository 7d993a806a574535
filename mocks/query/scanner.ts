import { NotMocked } from '../notMocked.ts';
import { DataError } from '../store/errors.ts';

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

  /** @throws DataError if there is more text */
  end(): void {
    if (this.at < this.text.length) this.fail('end of input');
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

  /** Parses a text in double quotes, if there is one. */
  quoted(): string | undefined {
    return this.take(/\s*"((?:[^"\\]|\\.)*)"/)?.[1]?.replaceAll(/\\(.)/gs, '$1');
  }

  /** Parses the name of a column. */
  name(): string {
    const name =
      this.quoted() ?? this.expect(/\s*((?:(?!->)[^\s,():!.="])+)/, 'field name')[1] ?? '';
    if (this.take(/->/) !== undefined) throw new NotMocked('a path into JSON');
    return name;
  }
}
