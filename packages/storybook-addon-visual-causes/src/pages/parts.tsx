// What both pages show: pictures, modes, what is read, and history.
import type { ChangeObject } from 'diff';
import { diffLines } from 'diff';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Box, FocusStop, Shot, StoryDetails } from '../desk/desk.ts';
import { loadDetails, pictureUrl } from './sources.ts';
import { modeParts, modeWords, type InMode } from './words.ts';

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

interface SelectProps extends ComponentProps<'select'> {
  label: string;
  values: readonly string[];
  /** The option that stands for no choice. */
  all?: string;
}

/** A choice of one value; nothing where there is only one. */
export const Select = ({ label, values, all, ...rest }: SelectProps) =>
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

interface Pictured extends InMode {
  story: string;
}

interface ModesProps<Item> {
  items: readonly Item[];
  shown: Item;
  onChoose: (item: Item) => void;
}

/** Width and theme as two controls, which prefer the same story, and the other part as it is. */
export function Modes<Item extends Pictured>({ items, shown, onChoose }: ModesProps<Item>) {
  return (['width', 'theme'] as const).map((part) => {
    const other = part === 'width' ? 'theme' : 'width';
    const likeness = (each: Item): number =>
      Number(each.story === shown.story) * 2 +
      Number(modeParts(each)[other] === modeParts(shown)[other]);
    const choose = (value: string): void => {
      const [best = shown] = items
        .filter((each) => modeParts(each)[part] === value)
        .toSorted((a, b) => likeness(b) - likeness(a));
      onChoose(best);
    };
    return (
      <Select
        key={part}
        label={part === 'width' ? 'Width' : 'Theme'}
        values={[...new Set(items.map((each) => modeParts(each)[part]))].filter(Boolean)}
        value={modeParts(shown)[part]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    );
  });
}

interface Thumb extends Pictured, Pick<Shot, 'hash'> {
  title: string;
  name: string;
  after?: Shot | undefined;
  status?: string;
}

interface ThumbsProps<Item> {
  label: string;
  items: readonly Item[];
  shown?: Item;
  onOpen: (item: Item) => void;
}

/** Small pictures to choose from. */
export const Thumbs = <Item extends Thumb>({ label, items, shown, onOpen }: ThumbsProps<Item>) => (
  <ul className="vc-thumbs" aria-label={label}>
    {items.map((item) => (
      <li key={`${item.story}/${item.mode}`}>
        <button type="button" aria-current={item === shown} onClick={() => onOpen(item)}>
          <img src={pictureUrl((item.after ?? item).hash, 'thumbs')} alt="" loading="lazy" />
          {item.title === label ? '' : `${item.title.split('/').at(-1)} · `}
          <strong>{item.name}</strong> <small>{modeWords(item)}</small>{' '}
          {item.status === undefined || item.status === 'same' ? null : <em>{item.status}</em>}
        </button>
      </li>
    ))}
  </ul>
);

interface FrameProps {
  label: string;
  caption?: string | undefined;
  /** The visible region of the pictures, in px. */
  region: Box;
  /** Differences to outline. */
  marks?: readonly Box[];
  children: ReactNode;
}

/** Pictures above each other, at most at double size. */
export const Frame = ({ label, caption, region, marks = [], children }: FrameProps) => (
  <figure>
    <figcaption>{caption}</figcaption>
    <svg
      role="img"
      aria-label={label}
      viewBox={`${region.x} ${region.y} ${region.width} ${region.height}`}
      style={{ maxWidth: region.width * 2 }}
    >
      {children}
      {marks.map((box) => (
        <rect key={`${box.x} ${box.y} ${box.width} ${box.height}`} {...box} />
      ))}
    </svg>
  </figure>
);

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

const stopsText = (stops: readonly FocusStop[]): string =>
  stops.map(({ role, name }, index) => `${index + 1}. ${role} “${name}”\n`).join('');

/** What is read aloud, where the keyboard stops, and the commits that changed the picture. */
export function Details({ story, mode }: { story: string; mode: string }) {
  const [details, setDetails] = useState<StoryDetails | null>();
  useEffect(() => void loadDetails(story).then(setDetails, () => setDetails(null)), [story]);
  if (details === undefined) return <p>Loading …</p>;
  const now = details?.after ?? details?.before;
  const before = details?.before ?? now;
  const commits = details?.history[mode] ?? [];
  return (
    <>
      {now === undefined || before === undefined ? (
        <p>What is read is not recorded.</p>
      ) : (
        [
          ['What a screen reader reads', `${before.aria}\n`, `${now.aria}\n`] as const,
          ['Where the keyboard stops', stopsText(before.focus), stopsText(now.focus)] as const,
        ].map(([label, was, is]) => (
          <section key={label}>
            <h3>{label}</h3>
            {/* Focusable, so that the keyboard can scroll it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre aria-label={label} role="region" tabIndex={0}>
              <Marked changes={diffLines(was, is)} />
            </pre>
          </section>
        ))
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
