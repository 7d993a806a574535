// Finds the causes of each picture's differences. Each of several causes is decided separately.
import type { Box } from '../desk.ts';
import { idOf, titlesOf, type Cause, type ClassifiedChange, type OwnCause } from './cause.ts';
import { colourCauses } from './colours.ts';
import { ownTitle } from './titles.ts';
import { kindsOf, tokenWords, type TokenChange } from './tokens.ts';

/** Minimum number of redrawn titles with a common cause, without a token. */
const MANY = 12;
/** Minimum number with a token. */
const FEW = 3;
/** A picture with more changed components than this does not show which of them it differs by. */
const MOST_COMPONENTS = 3;

/** What is known about the changes, besides their pixels. */
interface Known {
  /** Causes of changed words, by story. */
  texts: ReadonlyMap<string, readonly Cause[]>;
  /** Changed design tokens. */
  tokens: readonly TokenChange[];
  /** The components in each story whose source changed. */
  components: ReadonlyMap<string, readonly string[]>;
}

/** The changed components of a picture; undefined if there are none, or too many to tell. */
function componentCause(names: readonly string[] = []): Cause | undefined {
  if (names.length === 0 || names.length > MOST_COMPONENTS) return undefined;
  return {
    id: idOf(`component ${names.join(' ')}`),
    title: (members) => ownTitle(members, names.join(' and ')),
  };
}

/** The words that changed in a picture: its story's, or those of a picture with equal changes. */
function wordsIn(
  classified: readonly ClassifiedChange[],
  texts: ReadonlyMap<string, readonly Cause[]>,
): (picture: ClassifiedChange) => readonly Cause[] {
  const printed = new Map<string, readonly Cause[]>();
  for (const { change, diff } of classified)
    for (const { print } of diff.places)
      if (print !== '' && texts.has(change.story))
        printed.set(print, texts.get(change.story) ?? []);
  // A component's stories have no ARIA snapshot: equal pixel changes identify the words.
  return ({ change, diff }) =>
    texts.get(change.story) ?? [
      ...new Set(diff.places.flatMap(({ print }) => printed.get(print) ?? [])),
    ];
}

/** Returns a function for the causes of a changed picture, at least one. */
export function pictureCauses(
  classified: readonly ClassifiedChange[],
  { texts, tokens, components }: Known,
): (picture: ClassifiedChange) => OwnCause[] {
  const { colors, corners, shapes } = kindsOf(tokens);
  const coloursOf = colourCauses(classified, colors);
  const wordsOf = wordsIn(classified, texts);

  const namesIn = ({ change }: ClassifiedChange): readonly string[] =>
    components.get(change.story) ?? [];
  // Words have many shapes: differences only in pictures with changed words come from the words.
  const areCornersAlone =
    (shapes.length === 0 || corners.length > 0) &&
    classified.some(({ change, diff }) => !texts.has(change.story) && diff.corners.length > 0);
  /** Whether a picture's corners are a cause apart: not without a token where a component changed. */
  const areCornersOwn = (picture: ClassifiedChange): boolean =>
    areCornersAlone && (corners.length > 0 || componentCause(namesIn(picture)) === undefined);
  const redrawn = (picture: ClassifiedChange): Box[] => [
    ...(areCornersOwn(picture) ? [] : picture.diff.corners),
    ...picture.diff.places.map(({ box }) => box),
  ];
  const isRedrawn = (each: ClassifiedChange): boolean =>
    redrawn(each).length > 0 || each.diff.hasMoved;

  const wordless = classified.filter((each) => isRedrawn(each) && wordsOf(each).length === 0);
  // Beside changed words, a component is a cause only if it also differs without them.
  const differing = new Set(wordless.flatMap(namesIn));
  const componentOf = (picture: ClassifiedChange): Cause | undefined =>
    componentCause(namesIn(picture).filter((name) => differing.has(name)));

  const unexplained = wordless.filter((each) => componentOf(each) === undefined);
  const areAllRound = shapes.length === 0 && corners.length > 0 && titlesOf(unexplained) >= FEW;
  const isWide =
    shapes.length > 0 ? titlesOf(wordless) >= FEW : !areAllRound && titlesOf(unexplained) >= MANY;

  const round: Cause = {
    id: 'corners',
    title: () => (corners.length > 0 ? tokenWords(corners) : 'Corners drawn anew'),
  };
  const wide: Cause = {
    id: 'shapes',
    title: () =>
      shapes.length > 0 ? tokenWords(shapes) : 'Other shapes, sizes or places on many pages',
  };
  const ownCause = ({ change: { title } }: ClassifiedChange): Cause => ({
    id: idOf(`own ${title}`),
    title: (members) => ownTitle(members, title),
  });
  const shapeCause = (each: ClassifiedChange): Cause => {
    if (isWide) return wide;
    return areAllRound ? round : ownCause(each);
  };

  return (picture) => {
    const { change, diff } = picture;
    const causes = coloursOf(picture).map((cause) => ({ ...cause, boxes: diff.recoloured }));
    const words = wordsOf(picture);
    const boxes = redrawn(picture);
    const add = (cause: Cause, explained: readonly Box[]): void => {
      const known = causes.find(({ id }) => id === cause.id);
      if (known === undefined) causes.push({ ...cause, boxes: explained });
      else known.boxes = [...known.boxes, ...explained];
    };
    const hasCorners = areCornersOwn(picture) && diff.corners.length > 0;
    if (hasCorners) add(round, diff.corners);
    if (isRedrawn(picture) || hasCorners)
      for (const cause of words) add(cause, boxes.length > 0 ? boxes : diff.corners);
    if (isRedrawn(picture)) {
      const component = componentOf(picture);
      if (component !== undefined) add(component, boxes);
      const isExplained = words.length > 0 || component !== undefined;
      if (!isExplained) add(shapeCause(picture), boxes);
      else if (isWide && (component === undefined || shapes.length > 0)) add(wide, boxes);
    }
    if (causes.length === 0) add(ownCause(picture), change.boxes);
    return causes;
  };
}
