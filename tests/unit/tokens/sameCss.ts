/*
 * Terrazzo spells the same value in another way: rgb(100% 100% 100%) for #ffffff, 0rem for 0, "Name" for 'Name'.
 */

const share = (part: string) => Math.round((Number.parseFloat(part) / 100) * 255);

/** Normalises a colour, whose channels are `100%` here and `255` there. */
function color(css: string): string {
  const [, inside] = /^rgba?\((.+)\)$/u.exec(css) ?? [];
  if (inside === undefined) return css;
  const [red = '', green = '', blue = '', alpha = '1'] = inside.split(/[\s,/]+/u);
  const channels = [red, green, blue].map((part) =>
    part.endsWith('%') ? share(part) : Number(part),
  );
  return Number(alpha) === 1
    ? `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    : `rgb(${channels.join(' ')} / ${Number(alpha)})`;
}

/** All custom properties of a style sheet, sorted by name, in one spelling. */
export const spelledAll = (properties: Iterable<readonly [string, string]>) =>
  Object.fromEntries(
    [...properties]
      .map(([name, value]) => [
        name,
        color(value.trim())
          .replaceAll(/(?<![\d.#\w])-?0(?:px|rem)(?![\w%])/gu, '0')
          .replaceAll("'", '"')
          .replaceAll(/,\s*/gu, ', '),
      ])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  ) as Record<string, string>;
