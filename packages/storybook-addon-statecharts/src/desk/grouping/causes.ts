// Finds the causes of each picture's differences. Each of several causes is decided separately.
import type { Box, Change } from '../desk.ts';
import { pairOf, type Recolour } from '../difference/recolours.ts';
import { titlesOf, type ClassifiedChange } from './classified.ts';
import { familiesOf } from './families.ts';
import { sharedParts } from './parts.ts';
import type { TextCause } from './texts.ts';
import { colourTitle, hexOf, ownTitle, partTitle, textTitle } from './titles.ts';
import { kindsOf, tokenWords, type TokenChange } from './tokens.ts';

/** Minimum number of redrawn titles with a common cause, without a token. */
const MANY = 12;
/** Minimum number with a token. */
const FEW = 3;
/** More changed colours than this count as one new palette. */
const MOST_COLOURS = 6;

export interface Cause {
  /** Lower-case letters, digits and dashes; verdicts refer to it. */
  id: string;
  /** Returns the title for all pictures with this cause. */
  title: (members: readonly ClassifiedChange[]) => string;
  /** The boxes of a picture that it explains. */
  boxes: readonly Box[];
  /** Changed words, which require viewing every picture. */
  texts?: TextCause['texts'];
}

const idOf = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);

/** A colour's causes: its token, or the colour itself. */
function colourCauses(classified: readonly ClassifiedChange[], colors: readonly TokenChange[]) {
  const families = familiesOf(classified);
  const tokenOf = ({ from, to }: Recolour): TokenChange | undefined =>
    colors.find(
      ({ was, is }) => was.toLowerCase() === hexOf(from) && is.toLowerCase() === hexOf(to),
    );
  const named = (family: Recolour): { id: string; title: string } => {
    const token = tokenOf(family);
    return token === undefined
      ? { id: idOf(`colour ${hexOf(family.from)} ${hexOf(family.to)}`), title: colourTitle(family) }
      : {
          id: idOf(token.path),
          title: tokenWords(colors.filter(({ path }) => path === token.path)),
        };
  };
  const causes = new Map([...families].map(([pair, family]) => [pair, named(family)]));
  const pictures = new Map<string, number>();
  const idsIn = ({ diff }: ClassifiedChange): Set<string> =>
    new Set(diff.recolours.map(({ from, to }) => causes.get(pairOf(from, to))?.id ?? ''));
  for (const each of classified)
    for (const id of idsIn(each)) pictures.set(id, (pictures.get(id) ?? 0) + 1);
  const first = new Set(
    [...pictures]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, pictures.size > MOST_COLOURS ? MOST_COLOURS - 1 : MOST_COLOURS)
      .map(([id]) => id),
  );
  const rest = pictures.size - first.size;
  return ({ diff }: ClassifiedChange): Cause[] => {
    const own = new Map(
      diff.recolours.map(({ from, to }) => {
        const found = causes.get(pairOf(from, to));
        return found !== undefined && first.has(found.id)
          ? [found.id, found.title]
          : ['colours', `${rest} further colours`];
      }),
    );
    return [...own].map(([id, title]) => ({ id, title: () => title, boxes: diff.recoloured }));
  };
}

/**
 * Returns the causes of each changed picture, possibly none.
 * @param texts changed words by story
 * @param tokens changed design tokens; undefined if the project has no tokens file
 */
export function causesOf(
  classified: readonly ClassifiedChange[],
  texts: ReadonlyMap<string, readonly TextCause[]>,
  tokens: readonly TokenChange[] | undefined,
): Map<ClassifiedChange, Cause[]> {
  const { colors, corners, shapes } = kindsOf(tokens ?? []);
  const coloursOf = colourCauses(classified, colors);
  const textsOf = ({ change }: ClassifiedChange) => texts.get(change.story) ?? [];

  // Words have many shapes: differences only in pictures with changed words come from the words.
  const silent = classified.filter((each) => textsOf(each).length === 0);
  const areCornersOwn =
    (shapes.length === 0 || corners.length > 0) &&
    silent.some(({ diff }) => diff.corners.length > 0);
  const boxesLeft = ({ diff }: ClassifiedChange): Box[] => [
    ...(areCornersOwn ? [] : diff.corners),
    ...diff.places.map(({ box }) => box),
  ];
  const isLeft = (each: ClassifiedChange): boolean =>
    boxesLeft(each).length > 0 || each.diff.hasMoved;

  // A component's stories have no ARIA snapshot: equal pixel changes identify the words.
  const printed = new Map<string, readonly TextCause[]>();
  for (const each of classified)
    for (const { print } of each.diff.places)
      if (print !== '' && textsOf(each).length > 0) printed.set(print, textsOf(each));
  const textsBy = new Map(
    classified.map((each) => {
      const own = textsOf(each);
      const alike = each.diff.places.flatMap(({ print }) => printed.get(print) ?? []);
      return [each, own.length > 0 ? own : [...new Set(alike)]] as const;
    }),
  );

  const withoutWords = silent.filter((each) => isLeft(each) && textsBy.get(each)?.length === 0);
  const isWide = titlesOf(withoutWords) >= (shapes.length > 0 ? FEW : MANY);
  const areRound =
    !isWide && shapes.length === 0 && corners.length > 0 && titlesOf(withoutWords) >= FEW;
  const parts =
    isWide && shapes.length > 0 ? new Map<ClassifiedChange, string>() : sharedParts(withoutWords);

  const round: Pick<Cause, 'id' | 'title'> = {
    id: 'corners',
    title: () => (corners.length > 0 ? tokenWords(corners) : 'Corners drawn anew'),
  };
  const wide: Pick<Cause, 'id' | 'title'> = {
    id: 'shapes',
    title: () =>
      shapes.length > 0 ? tokenWords(shapes) : 'Other shapes, sizes or places on many pages',
  };
  const shapeCause = (each: ClassifiedChange): Pick<Cause, 'id' | 'title'> => {
    const part = parts.get(each);
    if (part !== undefined) return { id: `part-${part}`, title: partTitle };
    if (isWide) return wide;
    if (areRound) return round;
    const { title } = each.change;
    return { id: idOf(`own ${title}`), title: (members) => ownTitle(members, title) };
  };

  return new Map(
    classified.map((each) => {
      const { change, diff } = each;
      const causes = coloursOf(each);
      const boxes = boxesLeft(each);
      const ownTexts = textsBy.get(each) ?? [];
      const hasCorners = areCornersOwn && diff.corners.length > 0;
      if (hasCorners) causes.push({ ...round, boxes: diff.corners });
      if (ownTexts.length > 0 && (isLeft(each) || hasCorners)) {
        for (const { id, texts: lines } of ownTexts)
          causes.push({
            id,
            texts: lines,
            boxes: boxes.length > 0 ? boxes : diff.corners,
            title: (members) =>
              textTitle(
                members.map((member) => member.change),
                lines,
              ),
          });
        if (isWide && isLeft(each)) causes.push({ ...wide, boxes });
      } else if (isLeft(each)) {
        const cause = shapeCause(each);
        const known = causes.find(({ id }) => id === cause.id);
        if (known === undefined) causes.push({ ...cause, boxes });
        else known.boxes = [...known.boxes, ...boxes];
      }
      if (causes.length === 0)
        causes.push({
          id: idOf(`own ${change.title}`),
          title: (members) => ownTitle(members, change.title),
          boxes: change.boxes,
        });
      return [each, causes];
    }),
  );
}

/** Limits a picture's change to one of its causes. */
export const withCause = (change: Change, cause: Cause, all: readonly Cause[]): Change => ({
  ...change,
  boxes: cause.boxes,
  ...(all.length === 1
    ? {}
    : {
        key: `${change.key}/${cause.id}`,
        part: { cause: cause.id, of: all.map(({ id }) => id) },
      }),
});
