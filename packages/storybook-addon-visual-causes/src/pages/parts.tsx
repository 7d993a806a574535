// What both pages show: pictures, modes, what is read, and history.
import { diffLines, type ChangeObject } from 'diff';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { AriaSnapshot, Box, Change, Shot, StoryDetails } from '../desk/desk.ts';
import { loadDetails, pictureUrl } from './sources.ts';
import { modeParts, modeWords, storyWords, type InMode } from './words.ts';

/** Links to a story; within Storybook without loading the page again. */
export const StoryLink = ({ story, children }: { story: string; children: ReactNode }) => (
  <a
    href={`./?path=/story/${story}`}
    target="_top"
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || window.parent === window) return;
      event.preventDefault();
      addons.getChannel().emit(SELECT_STORY, { storyId: story });
    }}
  >
    {children}
  </a>
);

/** A choice of one value; nothing where there is only one. */
export const Select = ({
  label,
  values,
  all,
  ...rest
}: ComponentProps<'select'> & { label: string; values: readonly string[]; all?: string }) =>
  values.length < 2 ? null : (
    <label>
      {label}
      <select {...rest}>
        {all === undefined ? null : <option value="">{all}</option>}
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );

/** Width and theme as two controls, which prefer the same story, and the other part as it is. */
export function Modes<Item extends InMode & { story: string }>(props: {
  items: readonly Item[];
  shown: Item;
  onChoose: (item: Item) => void;
}) {
  const { items, shown, onChoose } = props;
  return (['width', 'theme'] as const).map((part, index) => {
    const other = part === 'width' ? 'theme' : 'width';
    const choose = (value: string): void => {
      const those = items.filter((each) => modeParts(each)[part] === value);
      const own = those.filter(({ story }) => story === shown.story);
      const isAlike = (each: Item): boolean => modeParts(each)[other] === modeParts(shown)[other];
      onChoose(own.find(isAlike) ?? own[0] ?? those.find(isAlike) ?? those[0] ?? shown);
    };
    return (
      <Select
        key={part}
        label={['Width', 'Theme'][index] ?? ''}
        values={[...new Set(items.map((each) => modeParts(each)[part]))].filter(Boolean)}
        value={modeParts(shown)[part]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    );
  });
}

/** A story in a mode; its hash is empty if it has no picture. */
export type Thumb = Pick<Change, 'story' | 'title' | 'name' | 'hash'> &
  InMode & { status?: string };

/** Small pictures to choose from, under their title. */
export const Thumbs = <Item extends Thumb>(props: {
  title: string;
  items: readonly Item[];
  shown?: Item;
  thumbOf?: (item: Item) => string;
  onOpen: (item: Item) => void;
}) => (
  <section className="vc-sheet">
    <h2>
      {props.title.replaceAll('/', ' › ')} <small>{props.items.length}</small>
    </h2>
    <ul aria-label={props.title}>
      {props.items.map((item) => (
        <li key={`${item.story}/${item.mode}`}>
          {item.hash === '' ? (
            <StoryLink story={item.story}>{storyWords(item)}, without a picture</StoryLink>
          ) : (
            <button
              type="button"
              aria-current={item === props.shown}
              onClick={() => props.onOpen(item)}
            >
              <img
                src={pictureUrl(props.thumbOf?.(item) ?? item.hash, 'thumbs')}
                alt=""
                loading="lazy"
              />
              <strong>{item.title === props.title ? item.name : storyWords(item)}</strong>
              <small>{modeWords(item)}</small>
              {item.status === 'same' ? null : <em>{item.status}</em>}
            </button>
          )}
        </li>
      ))}
    </ul>
  </section>
);

/** Pictures above each other in a region, in px, at most at double size, with differences outlined. */
export const Frame = (props: {
  label: string;
  caption?: string | undefined;
  region: Box;
  marks?: readonly Box[];
  children: ReactNode;
}) => (
  <figure>
    <figcaption>{props.caption}</figcaption>
    <svg
      role="img"
      aria-label={props.label}
      viewBox={viewBoxOf(props.region)}
      style={{ maxWidth: props.region.width * 2 }}
    >
      {props.children}
      {props.marks?.map((box) => (
        <rect key={viewBoxOf(box)} {...box} />
      ))}
    </svg>
  </figure>
);

export const viewBoxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

/** A picture in its frame. */
export const Picture = ({
  shot: { hash, width, height },
  ...rest
}: { shot: Shot } & ComponentProps<'image'>) => (
  <image href={pictureUrl(hash)} width={width} height={height} {...rest} />
);

/** A text with its removed and added parts marked. */
export const Marked = ({ changes }: { changes: readonly ChangeObject<string>[] }) =>
  changes.map(({ value, added, removed }, index) => {
    const Tag = added ? 'ins' : removed ? 'del' : 'span';
    return <Tag key={index}>{value}</Tag>;
  });

const spoken = ({ aria, focus }: AriaSnapshot): string =>
  [
    aria,
    '\nThe keyboard stops at',
    ...focus.map(({ role, name }, index) => `${index + 1}. ${role} “${name}”`),
    '',
  ].join('\n');

/** What is read aloud, where the keyboard stops, and the commits that changed the picture. */
export function Details({ story, mode }: { story: string; mode: string }) {
  const [details, setDetails] = useState<StoryDetails | null>();
  useEffect(() => void loadDetails(story).then(setDetails, () => setDetails(null)), [story]);
  if (details === undefined) return <p>Loading …</p>;
  const now = details?.after ?? details?.before;
  const commits = details?.history[mode] ?? [];
  return (
    <>
      <h3>What a screen reader reads</h3>
      {now === undefined ? (
        <p>It is not recorded.</p>
      ) : (
        // Focusable, so that the keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre aria-label="What a screen reader reads" role="region" tabIndex={0}>
          <Marked changes={diffLines(spoken(details?.before ?? now), spoken(now))} />
        </pre>
      )}
      <h3>History of this picture</h3>
      {commits.length === 0 ? <p>No commit has changed it.</p> : null}
      <ul>
        {commits.map(({ commit, date, author, subject }) => (
          <li key={commit}>
            <time dateTime={date}>{date}</time>, {author}: {subject} <code>{commit}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
