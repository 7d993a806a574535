import { useDeferredValue, useMemo, useState } from 'react';
import type { DeskData } from '../../desk/desk.ts';
import { counted } from '../../desk/summary.ts';
import {
  choicesOf,
  filterKeys,
  filterStates,
  foundSheets,
  noFilters,
  sheetsOf,
  type FilterKey,
  type Filters,
} from '../../desk/ui/filterStates.ts';
import { createSearch, textsOf, type Search } from '../../search/searchStories.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { StoryLink } from '../StoryLink.tsx';
import { RunWords } from '../RunWords.tsx';
import type { DeskSources } from '../sources.ts';
import { useLoaded } from '../useLoaded.ts';
import { Sheets } from './Sheets.tsx';
import { StateView } from './StateView.tsx';
import * as desk from '../changes/Desk.css.ts';
import * as styles from './AllStates.css.ts';
import { Page } from '../../ui/Page.tsx';

export interface AllStatesProps {
  data: DeskData;
  sources: DeskSources;
  /** Loads the search; without it, the names of the pictures are searched. A stable function. */
  loadSearch?: () => Promise<Search>;
  /** The initial search. */
  search?: string;
}

const labels: Readonly<Record<FilterKey, string>> = {
  section: 'Kind',
  role: 'Role',
  statechart: 'Statechart',
  status: 'Change',
  window: 'Width',
  theme: 'Theme',
};

const words: Readonly<Record<string, string>> = {
  same: 'Unchanged',
  changed: 'Changed',
  new: 'New',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Every picture of the product, found by the words on it. */
export function AllStates({ data, sources, loadSearch, search: first = '' }: AllStatesProps) {
  const [question, setQuestion] = useState(first);
  const [filters, setFilters] = useState<Filters>(noFilters);
  const [opened, setOpened] = useState<string>();
  const { pictures } = data;
  // Deferred, so that typing stays responsive with many pictures.
  const settled = useDeferredValue(question).trim();
  const load = useMemo(
    () => loadSearch ?? (() => Promise.resolve(createSearch(textsOf(pictures)))),
    [loadSearch, pictures],
  );
  const [isSearching, setSearching] = useState(first !== '');
  const search = useLoaded(load, isSearching ? 'search' : undefined);
  const shown = useMemo(() => filterStates(pictures, filters), [pictures, filters]);
  const sheets = useMemo(
    () => (settled === '' || !search ? sheetsOf(shown) : foundSheets(shown, search(settled))),
    [search, settled, shown],
  );
  const choices = useMemo(
    () => filterKeys.map((key) => ({ key, values: choicesOf(pictures, key) })),
    [pictures],
  );
  const count = sheets.reduce((sum, sheet) => sum + sheet.pictures.length, 0);
  const isFiltered = question !== '' || Object.values(filters).some((value) => value !== '');
  const isRanked = settled !== '' && Boolean(search);
  const state = opened === undefined ? [] : pictures.filter(({ story }) => story === opened);

  return (
    <Page className={desk.page}>
      <header className={desk.head}>
        <h1 className={desk.title}>All states</h1>
        <p className={desk.sums} role="status">
          {isRanked
            ? `${counted(count, 'story', 'stories')} found`
            : count === pictures.length
              ? counted(pictures.length, 'picture')
              : `${count.toLocaleString('en')} of ${counted(pictures.length, 'picture')}`}
          {isRanked ? '' : ` in ${counted(sheets.length, 'place')}`}
          {data.base === undefined ? '. No base was found, so nothing is marked as changed' : ''}
          <RunWords run={data.run} />
        </p>
        <StoryLink story="review-changes--this-branch">Changes</StoryLink>
      </header>
      <form className={styles.filters} role="search" onSubmit={(event) => event.preventDefault()}>
        <label className={styles.search}>
          Search titles, labels and every word on a screen
          <input
            type="search"
            className={styles.control}
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
            <label key={key} className={styles.filter}>
              {labels[key]}
              <select
                className={styles.control}
                value={filters[key]}
                onChange={({ currentTarget }) =>
                  setFilters((before) => ({ ...before, [key]: currentTarget.value }))
                }
              >
                <option value="">All</option>
                {values.map((value) => (
                  <option key={value} value={value}>
                    {words[value] ?? capital(value)}
                  </option>
                ))}
              </select>
            </label>
          ),
        )}
        {isFiltered ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              setQuestion('');
              setFilters(noFilters);
            }}
          >
            Show all
          </Button>
        ) : null}
      </form>
      {opened === undefined ? null : (
        <StateView
          key={opened}
          pictures={state}
          sources={sources}
          onClose={() => setOpened(undefined)}
        />
      )}
      {count === 0 ? (
        <div className={styles.nothing}>
          <EmptyState title="No picture found">
            Try fewer filters, or another word that is on the screen.
          </EmptyState>
        </div>
      ) : (
        <Sheets sheets={sheets} thumb={sources.thumb} onOpen={setOpened} />
      )}
    </Page>
  );
}
