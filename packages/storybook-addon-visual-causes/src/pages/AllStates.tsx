import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { DeskData, DeskPicture } from '../desk/desk.ts';
import { counted } from '../desk/summary.ts';
import {
  choicesOf,
  filtered,
  filterKeys,
  foundSheet,
  noFilters,
  sheetsOf,
  type FilterKey,
  type Sheet,
} from '../desk/ui/filters.ts';
import { modeWords, subjectWords } from '../desk/ui/words.ts';
import { loadSearch } from '../search/searchStories.ts';
import { Frame, ModeChoices, Page, Picture, Spoken, StoryLink } from './parts.tsx';
import { loadDetails, pictureUrl, thumbUrl } from './sources.ts';
import { useLoaded } from './useLoaded.ts';

const labels: Readonly<Record<FilterKey, string>> = {
  section: 'Kind',
  role: 'Role',
  statechart: 'Statechart',
  status: 'Change',
  width: 'Width',
  theme: 'Theme',
};

/** A story in one mode, with what is read aloud, its focus order, and its history. */
function State({ pictures, onClose }: { pictures: readonly DeskPicture[]; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [mode, setMode] = useState(pictures[0]?.mode);
  const shown = pictures.find((each) => each.mode === mode) ?? pictures[0];
  const details = useLoaded(loadDetails, shown?.story);
  useEffect(() => dialog.current?.showModal(), []);
  if (shown === undefined) return null;
  const region = { x: 0, y: 0, width: shown.width, height: shown.height };
  const commits = details?.history[shown.mode] ?? [];
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="vc-state">
      <h2 id="vc-state">{subjectWords(shown)}</h2>
      <div className="vc-tools">
        <ModeChoices items={pictures} shown={shown} onChoose={(picture) => setMode(picture.mode)} />
        <StoryLink story={shown.story}>Open it live</StoryLink>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className="vc-pair">
        <Frame region={region}>
          <Picture
            shot={shown}
            region={region}
            src={pictureUrl(shown.hash)}
            alt={`${subjectWords(shown)}, ${modeWords(shown)}`}
          />
        </Frame>
        <div>
          <p>
            {[shown.role, shown.statechart, modeWords(shown), `${shown.height} px high`]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Spoken details={details} />
          <h3>History of this picture</h3>
          {commits.length === 0 ? <p>No commit has changed it.</p> : null}
          <ul>
            {commits.map(({ commit, date, author, subject }) => (
              <li key={commit}>
                <time dateTime={date}>{date}</time>, {author}: {subject} <code>{commit}</code>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </dialog>
  );
}

/** The thumbnails of one title, or of what a search found. */
const SheetOf = memo(function SheetOf({
  sheet: { title, pictures },
  onOpen,
}: {
  sheet: Sheet;
  onOpen: (story: string) => void;
}) {
  return (
    <section className="vc-sheet" aria-label={title}>
      <h2>
        {title.replaceAll('/', ' › ')} <small>{pictures.length}</small>
      </h2>
      <ul>
        {pictures.map((picture) => (
          <li key={`${picture.story}/${picture.mode}`}>
            <button type="button" onClick={() => onOpen(picture.story)}>
              <img src={thumbUrl(picture.hash)} alt="" loading="lazy" />
              <strong>{picture.title === title ? picture.name : subjectWords(picture)}</strong>
              <span>{modeWords(picture)}</span>
              {picture.status === 'same' ? null : <em>{picture.status}</em>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Every picture of the product, found by the words on it. */
export function AllStates({ data, theme }: { data: DeskData; theme: unknown }) {
  const { pictures } = data;
  const [question, setQuestion] = useState('');
  const [filters, setFilters] = useState(noFilters);
  const [isSearching, setSearching] = useState(false);
  const [opened, setOpened] = useState<string>();
  // Deferred, so that typing stays responsive with many pictures.
  const settled = useDeferredValue(question).trim();
  const search = useLoaded(loadSearch, isSearching ? 'search' : undefined);
  const shown = useMemo(() => filtered(pictures, filters), [pictures, filters]);
  const found = useMemo(
    () => (settled === '' || !search ? undefined : foundSheet(shown, search(settled))),
    [search, settled, shown],
  );
  const sheets = useMemo(() => (found === undefined ? sheetsOf(shown) : [found]), [found, shown]);
  const choices = useMemo(
    () => filterKeys.map((key) => ({ key, values: choicesOf(pictures, key) })),
    [pictures],
  );
  return (
    <Page theme={theme}>
      <header>
        <h1>All states</h1>
        <p role="status">
          {found === undefined
            ? `${shown.length.toLocaleString('en')} of ${counted(pictures.length, 'picture')}`
            : `${counted(found.pictures.length, 'story', 'stories')} found`}
          {data.base === undefined ? '. No base was found, so nothing is marked as changed' : ''}
        </p>
        <StoryLink story="review--changes">Changes</StoryLink>
      </header>
      <form className="vc-tools" role="search" onSubmit={(event) => event.preventDefault()}>
        <label>
          Search titles, labels and every word on a screen
          <input
            type="search"
            value={question}
            onFocus={() => setSearching(true)}
            onChange={({ currentTarget }) => {
              setSearching(true);
              setQuestion(currentTarget.value);
            }}
          />
        </label>
        {choices.map(({ key, values }) =>
          values.length < 2 ? null : (
            <label key={key}>
              {labels[key]}
              <select
                value={filters[key]}
                onChange={({ currentTarget }) =>
                  setFilters((before) => ({ ...before, [key]: currentTarget.value }))
                }
              >
                <option value="">All</option>
                {values.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ),
        )}
        {question !== '' || shown.length < pictures.length ? (
          <button
            type="button"
            onClick={() => {
              setQuestion('');
              setFilters(noFilters);
            }}
          >
            Show all
          </button>
        ) : null}
      </form>
      {opened === undefined ? null : (
        <State
          key={opened}
          pictures={pictures.filter(({ story }) => story === opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {sheets.map((sheet) => (
        <SheetOf key={sheet.title} sheet={sheet} onOpen={setOpened} />
      ))}
    </Page>
  );
}
