// Finds the causes of each picture's differences that are certain: a token's value, changed words, a
// component's source, equal pixels. What has none of these is a question for each title.
import { byKey } from '../byKey.ts';
import type { Box } from '../desk.ts';
import { colourStepOf, type ColourStep } from '../difference/colourSteps.ts';
import {
  digestOf,
  idOf,
  titlesOf,
  type Cause,
  type ClassifiedChange,
  type OwnCause,
} from './cause.ts';
import { equalTitle, ownTitle } from './titles.ts';
import { isColour, tokenWords, type TokenChange } from './tokens.ts';

/** A picture with more changed components than this does not show which of them it differs by. */
const MOST_COMPONENTS = 3;
/** More titles without a known cause than this are one question. */
const MOST_TITLES = 6;

/** What is known about the changes, besides their pixels. */
interface Known {
  /** Causes of changed words, by story. */
  texts: ReadonlyMap<string, readonly Cause[]>;
  /** The stories whose words are known, changed or not. */
  read: ReadonlySet<string>;
  /** Changed design tokens. */
  tokens: readonly TokenChange[];
  /** The components in each story whose source changed. */
  components: ReadonlyMap<string, readonly string[]>;
  /** Whether no source changed but components, stories and tokens. */
  areAllKnown: boolean;
}

/** Returns the cause of a changed colour: all tokens with this step. */
function colourCause(step: ColourStep, tokens: readonly TokenChange[]): Cause {
  const own = tokens.filter((token) => {
    const { from, to } = colourStepOf(token) ?? {};
    return from === step.from && to === step.to;
  });
  // The other theme's change of the same token belongs to it.
  const paths = new Set(own.map(({ path }) => path));
  const all = tokens.filter(({ path }) => paths.has(path));
  return { id: idOf([...paths].join(' ')), title: () => tokenWords(all) };
}

function componentCause(names: readonly string[] = []): Cause | undefined {
  if (names.length === 0 || names.length > MOST_COMPONENTS) return undefined;
  return {
    id: idOf(`component ${names.join(' ')}`),
    title: () => ownTitle(names.join(' and ')),
  };
}

/** The words that changed in a picture: its story's, or those of a picture with equal changes. */
function wordsIn(
  classified: readonly ClassifiedChange[],
  { texts, read }: Pick<Known, 'texts' | 'read'>,
): (picture: ClassifiedChange) => readonly Cause[] {
  const printed = new Map<string, readonly Cause[]>();
  for (const { change, diff } of classified) {
    const causes = texts.get(change.story) ?? [];
    // Of several words, pixels cannot tell which changed.
    if (causes.length !== 1) continue;
    for (const { print } of diff.places) if (print !== '') printed.set(print, causes);
  }
  // Where the words are the same, an equal change of pixels has another cause.
  for (const { change, diff } of classified)
    if (read.has(change.story) && !texts.has(change.story))
      for (const { print } of diff.places) printed.delete(print);
  // A component's stories have no ARIA snapshot: equal pixel changes identify the words.
  return ({ change, diff }) =>
    texts.get(change.story) ??
    (read.has(change.story)
      ? []
      : [...new Set(diff.places.flatMap(({ print }) => printed.get(print) ?? []))]);
}

const printsOf = ({ diff }: ClassifiedChange): string =>
  diff.places.some(({ print }) => print === '') || diff.places.length === 0
    ? ''
    : diff.places
        .map(({ print }) => print)
        .toSorted()
        .join(' ');

/** Returns a function for the cause of what nothing known explains. */
function unexplainedCauses(
  unexplained: readonly ClassifiedChange[],
): (picture: ClassifiedChange) => Cause {
  // The modes of the same stories belong together.
  const equal = new Map(
    [...byKey(unexplained, printsOf)].flatMap(([prints, of]) => {
      const stories = [...new Set(of.map(({ change }) => change.story))].toSorted().join(' ');
      return prints !== '' && titlesOf(of) > 1 ? [[prints, stories] as const] : [];
    }),
  );
  const apart = unexplained.filter((each) => !equal.has(printsOf(each)));
  const isMany = titlesOf(apart) > MOST_TITLES;
  return (each) => {
    const prints = printsOf(each);
    const stories = equal.get(prints);
    if (stories !== undefined) return { id: `equal-${digestOf(stories)}`, title: equalTitle };
    if (isMany)
      return {
        id: 'no-single-cause',
        title: (members) => `No single cause is known, in ${titlesOf(members)} titles`,
      };
    const { title } = each.change;
    return { id: idOf(`own ${title}`), title: () => ownTitle(title) };
  };
}

/** Returns a function for the causes of a changed picture, at least one. */
export function pictureCauses(
  classified: readonly ClassifiedChange[],
  { texts, read, tokens, components, areAllKnown }: Known,
): (picture: ClassifiedChange) => OwnCause[] {
  const wordsOf = wordsIn(classified, { texts, read });
  const namesIn = ({ change }: ClassifiedChange): readonly string[] =>
    components.get(change.story) ?? [];
  const isRedrawn = ({ diff }: ClassifiedChange): boolean =>
    diff.places.length > 0 || diff.grew !== 0;

  // Beside changed words, a component is a cause only if it also differs without them.
  const wordless = classified.filter((each) => isRedrawn(each) && wordsOf(each).length === 0);
  const differing = new Set(wordless.flatMap(namesIn));
  const componentOf = (picture: ClassifiedChange): Cause | undefined =>
    componentCause(namesIn(picture).filter((name) => differing.has(name)));

  // Sizes, spacing and typefaces change whatever no changed component or word explains.
  const shapes = tokens.filter((token) => !isColour(token));
  const shape: Cause | undefined =
    shapes.length === 0
      ? undefined
      : {
          id: idOf([...new Set(shapes.map(({ path }) => path))].join(' ')),
          title: () => tokenWords(shapes),
        };
  const unexplained = wordless.filter((each) => componentOf(each) === undefined);
  const unexplainedOf = unexplainedCauses(shape === undefined ? unexplained : []);
  // A token that redraws other pictures may redraw those with words or components, too.
  const further = shape !== undefined && unexplained.length > 0 ? [shape] : [];

  return (picture) => {
    const { change, diff } = picture;
    const causes: OwnCause[] = diff.colours.map((step) => ({
      ...colourCause(step, tokens),
      boxes: diff.recoloured,
    }));
    const boxes: Box[] = diff.places.map(({ box }) => box);
    const known = [...wordsOf(picture), componentOf(picture)].filter((each) => each !== undefined);
    const redrawn = known.length > 0 ? [...known, ...further] : [shape ?? unexplainedOf(picture)];
    // Without another source, a picture with a token's colour differs by it alone: it may print the value.
    const isOnlyColour = areAllKnown && known.length === 0 && causes.length > 0;
    if (!isOnlyColour && (isRedrawn(picture) || causes.length === 0))
      causes.push(
        ...redrawn.map((cause) => ({ ...cause, boxes: boxes.length > 0 ? boxes : change.boxes })),
      );
    return [...new Map(causes.map((cause) => [cause.id, cause])).values()];
  };
}
