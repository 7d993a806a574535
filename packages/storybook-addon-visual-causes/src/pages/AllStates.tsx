import { useDeferredValue, useMemo, useState } from 'react';
import { byKey } from '../desk/byKey.ts';
import type { DeskData, DeskPicture } from '../desk/desk.ts';
import { counted } from '../desk/summary.ts';
import type { Search } from '../search/searchStories.ts';
import { Details, Frame, Modes, Picture, Select, StoryLink, Thumbs, type Thumb } from './parts.tsx';
import { modeParts, modeWords, storyWords, subjectWords } from './words.ts';

/** What the pictures can be filtered by. */
const filters = {
  Kind: ({ title }) => title.split('/', 1)[0],
  Role: ({ role }) => role,
  Statechart: ({ statechart }) => statechart,
  Change: ({ status }) => status,
  Width: (picture) => modeParts(picture).width,
  Theme: (picture) => modeParts(picture).theme,
} satisfies Record<string, (picture: DeskPicture) => string | undefined>;

/** The form's values: words to search, and filters by name. */
type Asked = Readonly<Record<string, string>>;

let search: Promise<Search> | undefined;

/** Loads the search, once. */
const loadSearch = (): Promise<Search> =>
  (search ??= import('../search/searchStories.ts').then((module) => module.loadSearch()));

const openModal = (dialog: HTMLDialogElement | null): void => dialog?.showModal();

/** A story in one mode, with what is read aloud, its focus order, and its history. */
function State(props: { pictures: DeskPicture[]; first: string; onClose: () => void }) {
  const { pictures, first, onClose } = props;
  const [shown, setShown] = useState(pictures.find(({ mode }) => mode === first));
  if (shown === undefined) return null;
  const { story, mode, role, statechart, width, height } = shown;
  return (
    <dialog ref={openModal} onClose={onClose} aria-labelledby="vc-state">
      <h2 id="vc-state">{storyWords(shown)}</h2>
      <form method="dialog" className="vc-tools">
        <Modes items={pictures} shown={shown} onChoose={setShown} />
        <StoryLink story={story}>Open it live</StoryLink>
        <button type="submit">Close</button>
      </form>
      <div className="vc-pair">
        <Frame
          label={subjectWords(shown)}
          caption={[role, statechart, modeWords(shown), `${height} px high`]
            .filter(Boolean)
            .join(' · ')}
          region={{ x: 0, y: 0, width, height }}
        >
          <Picture shot={shown} />
        </Frame>
        <div>
          <Details story={story} mode={mode} />
        </div>
      </div>
    </dialog>
  );
}

/**
 * Every story with its picture, found by the words on it.
 * @param props.theme chooses the picture of a story with several
 */
export function AllStates({ data, theme }: { data: DeskData; theme: string }) {
  const { pictures, base } = data;
  const [asked, setAsked] = useState<Asked>({});
  const [find, setFind] = useState<Search>();
  const [opened, setOpened] = useState<Thumb>();
  // Deferred, so that typing stays responsive with many pictures.
  const settled = useDeferredValue(asked);
  const words = settled['words']?.trim() ?? '';
  const { shownSheets, shown } = useMemo(() => {
    const matching = pictures.filter((picture) =>
      Object.entries(filters).every(
        ([name, valueOf]) => !settled[name] || valueOf(picture) === settled[name],
      ),
    );
    const stories = new Map(
      [...byKey(matching, ({ story }) => story)].map(([story, of]) => [
        story,
        of.find((each) => modeParts(each).theme.toLowerCase() === theme) ?? of[0],
      ]),
    );
    const isFiltered = matching.length < pictures.length;
    const found =
      words === '' || find === undefined
        ? undefined
        : find(words).flatMap(({ id, title, name }): Thumb | [] => {
            const unpictured = { story: id, title, name, mode: '', hash: '' };
            return stories.get(id) ?? (isFiltered ? [] : unpictured);
          });
    const sheets: [string, Thumb[]][] = found
      ? [['Closest first', found]]
      : [...byKey(stories.values(), ({ title }) => title)];
    return {
      shown: found
        ? `${counted(found.length, 'story', 'stories')} found`
        : `${stories.size} of ${counted(new Set(pictures.map(({ story }) => story)).size, 'story', 'stories')}`,
      shownSheets: sheets.map(([title, items]) => (
        <Thumbs key={title} title={title} items={items} onOpen={setOpened} />
      )),
    };
  }, [pictures, settled, words, find, theme]);
  return (
    <>
      <p role="status">
        {shown}
        {base === undefined ? '. No base was found, so nothing is marked as changed' : ''}
      </p>
      <form
        className="vc-tools"
        role="search"
        onSubmit={(event) => event.preventDefault()}
        onInput={({ currentTarget }) => {
          const values = Object.fromEntries(new FormData(currentTarget)) as Asked;
          setAsked(values);
          if (values['words'] !== '') void loadSearch().then((loaded) => setFind(() => loaded));
        }}
        onReset={() => setAsked({})}
      >
        <label>
          Search titles, labels and every word on a screen
          <input type="search" name="words" />
        </label>
        {Object.entries(filters).map(([name, valueOf]) => (
          <Select
            key={name}
            name={name}
            label={name}
            values={[...new Set(pictures.map((each) => valueOf(each) ?? ''))]
              .filter(Boolean)
              .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))}
            all="All"
          />
        ))}
        <button type="reset">Show all</button>
      </form>
      {opened === undefined ? null : (
        <State
          key={opened.story}
          pictures={pictures.filter(({ story }) => story === opened.story)}
          first={opened.mode}
          onClose={() => setOpened(undefined)}
        />
      )}
      {shownSheets}
    </>
  );
}
