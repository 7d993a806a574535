// Groups changes by causes that are certain, so that each is one question for all its pictures: a token's
// value, changed words, a component's source, equal pixels. A picture with none of these is a question
// for its title.
import { byKey } from '../byKey.ts';
import { ARIA_SNAPSHOT, type Box, type ChangeGroup, type TextChange } from '../desk.ts';
import {
  ariaSnapshotTitle,
  digestOf,
  equalTitle,
  idOf,
  ownTitle,
  storiesTitle,
  textCauses,
  titlesOf,
  type Cause,
  type Member,
  type OwnCause,
} from './cause.ts';
import { isColour, tokenWords, type TokenChange } from './tokens.ts';

/** A picture with more changed components than this does not show which of them it differs by. */
const MOST_COMPONENTS = 3;
/** More titles without a known cause than this are one question. */
const MOST_TITLES = 6;

/** What is known about the changes, besides their pixels. */
export interface Known {
  /** Changed words, by story. */
  texts?: ReadonlyMap<string, readonly TextChange[]>;
  /** The stories whose words are known, changed or not. */
  read?: ReadonlySet<string>;
  tokens?: readonly TokenChange[];
  /** The components in each story whose source changed. */
  components?: ReadonlyMap<string, readonly string[]>;
  /** Whether another changed source than components and tokens may reach a story. */
  isMixed?: (story: string) => boolean;
}

type ChangedPicture = Required<Member>;

const tokenCause = (tokens: readonly TokenChange[]): Cause => ({
  id: idOf([...new Set(tokens.map(({ path }) => path))].join(' ')),
  title: () => tokenWords(tokens),
});

const printsOf = ({ diff }: ChangedPicture): string[] =>
  diff.places.map(({ print }) => print).toSorted();

/** Returns a function for the cause of what nothing known explains. */
function otherCauses(unexplained: readonly ChangedPicture[]): (picture: ChangedPicture) => Cause {
  const keyOf = (picture: ChangedPicture): string => printsOf(picture).join(' ');
  // The modes of the same stories belong together.
  const equal = new Map(
    [...byKey(unexplained, keyOf)].flatMap(([prints, of]) => {
      const stories = [...new Set(of.map(({ change }) => change.story))].toSorted().join(' ');
      return prints !== '' && titlesOf(of) > 1 ? [[prints, stories] as const] : [];
    }),
  );
  const isMany = titlesOf(unexplained.filter((each) => !equal.has(keyOf(each)))) > MOST_TITLES;
  return (picture) => {
    const { title } = picture.change;
    const stories = equal.get(keyOf(picture));
    if (stories !== undefined) return { id: `equal-${digestOf(stories)}`, title: equalTitle };
    if (!isMany) return { id: idOf(`own ${title}`), title: () => ownTitle(title) };
    return {
      id: 'no-single-cause',
      title: (members) => `No single cause is known, in ${titlesOf(members)} titles`,
    };
  };
}

/** Returns a function for the causes of a change, at least one. */
function causesOf(members: readonly Member[], known: Known): (of: Member) => OwnCause[] {
  const { read = new Set(), tokens = [], components, isMixed = () => true } = known;
  const texts = textCauses(known.texts ?? new Map());
  const pictures = members.flatMap(({ change, diff }) => (diff ? [{ change, diff }] : []));
  // A component's stories have no ARIA snapshot: pixels that change as where one sentence changed identify
  // it, unless they also change where no words do.
  const printed = new Map<string, Cause>();
  for (const picture of pictures) {
    const [cause, ...others] = texts.get(picture.change.story) ?? [];
    if (cause !== undefined && others.length === 0)
      for (const print of printsOf(picture)) printed.set(print, cause);
  }
  for (const picture of pictures)
    if (read.has(picture.change.story) && !texts.has(picture.change.story))
      for (const print of printsOf(picture)) printed.delete(print);
  const wordsOf = (picture: ChangedPicture): readonly Cause[] =>
    texts.get(picture.change.story) ?? [
      ...new Set(printsOf(picture).flatMap((print) => printed.get(print) ?? [])),
    ];

  const namesIn = ({ change }: Member): readonly string[] => components?.get(change.story) ?? [];
  const isRedrawn = ({ diff }: ChangedPicture): boolean =>
    diff.places.length > 0 || diff.grew !== 0;

  // Beside changed words, a component is a cause only if it also differs without them.
  const wordless = pictures.filter((each) => isRedrawn(each) && wordsOf(each).length === 0);
  const differing = new Set(wordless.flatMap(namesIn));
  const componentIn = (picture: Member): Cause[] => {
    const names = namesIn(picture).filter((name) => differing.has(name));
    if (names.length === 0 || names.length > MOST_COMPONENTS) return [];
    const title = ownTitle(names.join(' and '));
    return [{ id: idOf(`component ${names.join(' ')}`), title: () => title }];
  };

  // Sizes, spacing and typefaces change whatever no changed component or word explains.
  const shapes = tokens.filter((token) => !isColour(token));
  const unexplained = wordless.filter((each) => componentIn(each).length === 0);
  const otherOf = shapes.length > 0 ? () => tokenCause(shapes) : otherCauses(unexplained);
  // A token that redraws other pictures may redraw those with words or components, too.
  const further = shapes.length > 0 && unexplained.length > 0 ? [tokenCause(shapes)] : [];

  return ({ change, diff }) => {
    const { kind, title, story, summary = story } = change;
    const within = (boxes: readonly Box[], causes: readonly Cause[]): OwnCause[] =>
      causes.map((cause) => ({ ...cause, boxes }));
    if (change.mode === ARIA_SNAPSHOT) {
      const other = { id: `reads-${digestOf(summary)}`, title: ariaSnapshotTitle };
      return within([], texts.get(story) ?? [other]);
    }
    // One question for each title's new and removed stories.
    if (diff === undefined)
      return within(change.boxes, [{ id: idOf(`${kind} ${title}`), title: storiesTitle }]);
    const picture = { change, diff };
    const colours = within(
      diff.recoloured,
      // The other theme's change of the same token belongs to it.
      diff.colours.map(({ paths }) =>
        tokenCause(tokens.filter(({ path }) => paths.includes(path))),
      ),
    );
    const certain = [...wordsOf(picture), ...componentIn(picture)];
    // Without another source, a picture with a token's colour differs by it alone: it may print the value.
    const isOnlyColour = certain.length === 0 && !isMixed(story);
    if (colours.length > 0 && (isOnlyColour || !isRedrawn(picture))) return colours;
    const redrawn = certain.length > 0 ? [...certain, ...further] : [otherOf(picture)];
    const places = diff.places.map(({ box }) => box);
    const causes = [...colours, ...within(places.length > 0 ? places : change.boxes, redrawn)];
    return [...new Map(causes.map((cause) => [cause.id, cause])).values()];
  };
}

/**
 * Groups all differences by cause, largest first; in each, open changes first, then as in the sidebar.
 * @param placeOf returns a story's place in the sidebar
 */
export function groupChanges(
  members: readonly Member[],
  known: Known,
  placeOf: (story: string) => number = () => 0,
): ChangeGroup[] {
  const causesIn = causesOf(members, known);
  const caused = members.flatMap((member) => {
    const causes = causesIn(member);
    const { key } = member.change;
    return causes.map((cause) => {
      const ofSeveral = { key: `${key}/${cause.id}`, causes: causes.map(({ id }) => id) };
      const one = { ...member.change, boxes: cause.boxes, ...(causes.length > 1 && ofSeveral) };
      return { cause, member, change: one };
    });
  });
  const groups = [...byKey(caused, ({ cause }) => cause.id).values()].map((of): ChangeGroup => {
    const { id, title, texts } = of[0].cause;
    const changes = of.map(({ change }) => change);
    return {
      id,
      title: title(of.map(({ member }) => member)),
      changes: changes.toSorted(
        (a, b) =>
          Number(a.isAccepted) - Number(b.isAccepted) || placeOf(a.story) - placeOf(b.story),
      ),
      ...(texts === undefined ? {} : { texts }),
    };
  });
  return groups.toSorted(
    (a, b) => b.changes.length - a.changes.length || (a.title < b.title ? -1 : 1),
  );
}
