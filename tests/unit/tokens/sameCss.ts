/*
 * Tools spell the same value in their own ways: #fff, rgb(100% 100% 100%), 'Name' or "Name", 0 or 0rem.
 */

const share = (part: string) =>
  part.endsWith('%') ? Math.round((Number.parseFloat(part) / 100) * 255) : Number(part);

function color(css: string): string | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/iu.exec(css);
  if (short !== null) {
    const [, red = '', green = '', blue = ''] = short;
    return `#${red}${red}${green}${green}${blue}${blue}`.toLowerCase();
  }
  const [, inside] = /^rgba?\((.+)\)$/u.exec(css) ?? [];
  if (inside === undefined) return undefined;
  const [red = '', green = '', blue = '', alpha = '1'] = inside.split(/[\s,/]+/u);
  const channels = [red, green, blue].map(share);
  return Number(alpha) === 1
    ? `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    : `rgb(${channels.join(' ')} / ${Number(alpha)})`;
}

function sameNumbers(css: string): string {
  return css
    .replaceAll(/(?<![\d#\w])(-?)\.(\d)/gu, '$10.$2')
    .replaceAll(/(?<![\d.#\w])-?0(?:px|rem)(?![\w%])/gu, '0');
}

/** Normalises the spelling of a custom property's value. */
export function spelled(css: string): string {
  const value = css.trim();
  return (
    color(value) ??
    sameNumbers(value).replaceAll("'", '"').replaceAll(/,\s*/gu, ', ').replaceAll(/\s+/gu, ' ')
  );
}

/** All custom properties of a style sheet, sorted by name. */
export const spelledAll = (properties: Iterable<readonly [string, string]>) =>
  Object.fromEntries(
    [...properties]
      .map(([name, value]) => [name, spelled(value)] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
