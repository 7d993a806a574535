// The grammars of SVG's attribute values, as strict as SVG 1.1 (second edition). Where editions differ,
// these accept only what both accept. An engine may be more lenient.

/** Returns what is wrong with a value; undefined if it is well formed. */
export type Grammar = (value: string) => string | undefined;

/** SVG 1.1, 8.3.9: digits on at least one side of the point, and nothing else. */
const number = String.raw`[+-]?(?:\d+\.\d+|\.\d+|\d+)(?:[eE][+-]?\d+)?`;
const unsigned = number.replace('[+-]?', '');
const commaSpace = String.raw`(?:[ \t\r\n]+,?[ \t\r\n]*|,[ \t\r\n]*)`;
const unit = '(?:em|ex|px|in|cm|mm|pt|pc|%)';

/** The whole value must match; `what` names the expected value. */
export function matching(what: string, pattern: string | RegExp): Grammar {
  const whole = typeof pattern === 'string' ? new RegExp(`^(?:${pattern})$`, 'u') : pattern;
  return (value) => (whole.test(value) ? undefined : `is no ${what}: ${JSON.stringify(value)}`);
}

/** `count` patterns, separated by white space, a comma or both. */
const list = (pattern: string, count: string) => `${pattern}(?:${commaSpace}${pattern})${count}`;

export const aNumber = matching('number', number);
export const aNumberFromZero = matching('number from 0', unsigned);
export const aShare = matching('number from 0 to 1', String.raw`0|1|0?\.\d+`);
export const aLength = matching('length', number + unit + '?');
export const aLengthFromZero = matching('length from 0', `${unsigned}${unit}?`);
export const dashes = matching('list of dashes', `none|${list(`${unsigned}${unit}?`, '*')}`);
/** SVG 1.1, 7.7: four numbers, of which the last two are a size. */
export const aViewBox = matching(
  'view box',
  `${list(number, '{1}')}${commaSpace}${list(unsigned, '{1}')}`,
);
/** SVG 1.1, 9.7.1: pairs. */
export const points = matching('list of points', list(list(number, '{1}'), '*'));

/** SVG 1.1, 7.6: how many numbers each transform takes. */
const transforms: Readonly<Record<string, readonly number[]>> = {
  matrix: [6],
  translate: [1, 2],
  scale: [1, 2],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
};
const oneTransform = Object.entries(transforms)
  .flatMap(([name, counts]) =>
    counts.map(
      (count) =>
        String.raw`${name}[ \t\r\n]*\([ \t\r\n]*${list(number, `{${count - 1}}`)}[ \t\r\n]*\)`,
    ),
  )
  .join('|');
export const transformList = matching('list of transforms', list(`(?:${oneTransform})`, '*'));

/** The arguments of each path command: numbers, non-negative numbers and flags (SVG 1.1, 8.3.9). */
const argumentsOf: Readonly<Record<string, string>> = {
  m: 'nn',
  l: 'nn',
  h: 'n',
  v: 'n',
  c: 'nnnnnn',
  s: 'nnnn',
  q: 'nnnn',
  t: 'nn',
  a: 'uunffnn',
  z: '',
};
const kinds: Readonly<Record<string, string>> = { n: number, u: unsigned, f: '[01]' };

/**
 * Path data, parsed greedily from the left like the grammar: each token as long as possible, with white
 * space or one comma between numbers, optional where the next character cannot continue the last number.
 */
export const pathData: Grammar = (value) => {
  let at = 0;
  const take = (pattern: string): string | undefined => {
    const sticky = new RegExp(pattern, 'uy');
    sticky.lastIndex = at;
    const taken = sticky.exec(value)?.[0];
    if (taken !== undefined) at += taken.length;
    return taken;
  };
  const wrong = (what: string) =>
    `has no ${what} at ${at}: ${JSON.stringify(value.slice(0, at))} + ${JSON.stringify(value.slice(at, at + 20))}`;
  const space = String.raw`[ \t\r\n]*`;
  /** One group of a command's arguments; `first` if it directly follows the command's letter. */
  const group = (kindsOf: string, first: boolean): string | undefined => {
    for (const [index, kind] of [...kindsOf].entries()) {
      if (index > 0 || !first) take(`${commaSpace}?`);
      if (take(kinds[kind] ?? '') === undefined) return wrong(`argument ${index + 1}`);
    }
    return undefined;
  };
  take(space);
  if (value[at]?.toLowerCase() !== 'm') return wrong('move to begin with');
  while (at < value.length) {
    const command = take('[a-zA-Z]')?.toLowerCase() ?? '';
    const kindsOf = argumentsOf[command];
    if (kindsOf === undefined) return wrong('command');
    take(space);
    if (kindsOf !== '') {
      const fault = group(kindsOf, true);
      if (fault !== undefined) return fault;
      for (;;) {
        const before = at;
        take(`${commaSpace}?`);
        const next = value[at];
        if (next === undefined || /[a-zA-Z]/u.test(next)) {
          // A comma separates arguments, not commands.
          if (value.slice(before, at).includes(',')) return wrong('argument after the comma');
          break;
        }
        at = before;
        const more = group(kindsOf, false);
        if (more !== undefined) return more;
      }
    }
  }
  return undefined;
};
