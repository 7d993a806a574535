import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { indexOf, type SearchIndex } from '../../../ask/searchIndex.ts';
import { entriesOfPictures, searchStates } from '../../../ask/searchStates.ts';
import type { DeskData, DeskPicture } from '../../../desk/desk.ts';
import { counted } from '../../../desk/summary.ts';
import {
  choicesOf,
  filterKeys,
  filterStates,
  noFilters,
  sheetsOf,
  type FilterKey,
  type Filters,
} from '../../../desk/ui/filterStates.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { StoryLink } from '../../storyboards/StoryLink.tsx';
import { RunWords } from '../RunWords.tsx';
import type { DeskSources } from '../sources.ts';
import { useLoaded } from '../useLoaded.ts';
import { Sheets } from './Sheets.tsx';
import { StateView } from './StateView.tsx';
import * as desk from '../changes/Desk.css.ts';
import * as styles from './AllStates.css.ts';
import { Page } from '../../../ui/Page.tsx';

/** When the page is at rest, in ms. */
const AT_REST = 1500;

export interface AllStatesProps {
  data: DeskData;
  sources: DeskSources;
  /** Loads the search index; without it, the names of the pictures are searched. */
  loadIndex?: () => Promise<SearchIndex>;
  /** The initial filters. */
  filters?: Partial<Filters>;
}

const labels: Readonly<Record<FilterKey, string>> = {
  section: 'Kind',
  screen: 'Screen',
  role: 'Role',
  fault: 'Fault',
  statechart: 'Statechart',
  status: 'Status',
  window: 'Window',
  theme: 'Theme',
};

const words: Readonly<Record<string, string>> = {
  same: 'Accepted',
  changed: 'Changed',
  new: 'New',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Every picture of the product: each screen in each state and mode. */
export function AllStates({ data, sources, loadIndex, filters: first = {} }: AllStatesProps) {
  const [filters, setFilters] = useState<Filters>({ ...noFilters, ...first });
  const [opened, setOpened] = useState<string>();
  const { pictures } = data;
  // Deferred, so that typing stays responsive with many pictures.
  const settled = useDeferredValue(filters);
  const [isSearching, setSearching] = useState(filters.search !== '');
  // A built index is loaded once the page is at rest, so that the first search does not wait for it.
  useEffect(() => {
    if (loadIndex === undefined) return undefined;
    const rest = setTimeout(() => setSearching(true), AT_REST);
    return () => clearTimeout(rest);
  }, [loadIndex]);
  const load = useCallback(
    () => loadIndex?.() ?? Promise.resolve(indexOf(entriesOfPictures(pictures))),
    [loadIndex, pictures],
  );
  const index = useLoaded(load, isSearching ? 'index' : undefined);
  const { pictures: found, unknown } = useMemo(
    () =>
      index === undefined || index === null
        ? { pictures, unknown: [] }
        : searchStates(index, pictures, settled.search),
    [index, pictures, settled.search],
  );
  const shown = useMemo(() => filterStates(found, settled), [found, settled]);
  const sheets = useMemo(() => sheetsOf(shown), [shown]);
  const choices = useMemo(
    () => filterKeys.map((key) => ({ key, values: choicesOf(pictures, key) })),
    [pictures],
  );
  const change = (key: keyof Filters, value: string): void =>
    setFilters((before) => ({ ...before, [key]: value }));
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const state: DeskPicture[] =
    opened === undefined ? [] : pictures.filter(({ story }) => story === opened);

  return (
    <Page className={desk.page}>
      <header className={desk.head}>
        <h1 className={desk.title}>All states</h1>
        <p className={desk.sums} role="status">
          {shown.length === pictures.length
            ? counted(pictures.length, 'picture')
            : `${shown.length.toLocaleString('en')} of ${counted(pictures.length, 'picture')}`}{' '}
          in {counted(sheets.length, 'place')}
          {data.base === undefined ? '. No base was found, so nothing is marked as changed' : ''}
          <RunWords run={data.run} />
        </p>
        <StoryLink story="review-changes--this-branch">Changes</StoryLink>
      </header>
      <form className={styles.filters} role="search" onSubmit={(event) => event.preventDefault()}>
        <label className={styles.filter}>
          Search
          <input
            type="search"
            className={styles.control}
            value={filters.search}
            placeholder="expired link, phone"
            onFocus={() => setSearching(true)}
            onChange={({ currentTarget }) => {
              setSearching(true);
              change('search', currentTarget.value);
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
                onChange={({ currentTarget }) => change(key, currentTarget.value)}
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
          <Button size="small" variant="quiet" onClick={() => setFilters(noFilters)}>
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
      {shown.length === 0 ? (
        <div className={styles.nothing}>
          <EmptyState title="Nowhere">
            {unknown.length === 0
              ? 'No picture shows all of what is chosen above.'
              : `No picture shows “${unknown.join('”, “')}”.`}
          </EmptyState>
        </div>
      ) : (
        <Sheets sheets={sheets} thumb={sources.thumb} onOpen={setOpened} />
      )}
    </Page>
  );
}
