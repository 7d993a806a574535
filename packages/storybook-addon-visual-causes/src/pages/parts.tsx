// What both pages show: pictures, choices, and texts with their differences.
import { useId, type ComponentProps, type ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Box, FocusStop, StoryDetails, TextChange } from '../desk/desk.ts';
import { lineDiff } from '../desk/ui/lineDiff.ts';
import { shareOf } from '../desk/ui/region.ts';
import { modeParts } from '../desk/ui/words.ts';

/** The page itself. A project sets its colours and typeface by rules for `.visual-causes`. */
export const Page = ({ theme, children }: { theme: unknown; children: ReactNode }) => (
  <main
    className="visual-causes"
    style={{ colorScheme: theme === 'dark' || theme === 'light' ? theme : 'light dark' }}
  >
    {children}
  </main>
);

/** Links to a story; within Storybook without loading the page again. */
export function StoryLink({ story, children, ...rest }: { story: string } & ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={`./?path=/story/${story}`}
      target="_top"
      onClick={(event) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
        if (!isPlain || window.parent === window) return;
        event.preventDefault();
        addons.getChannel().emit(SELECT_STORY, { storyId: story });
      }}
    >
      {children}
    </a>
  );
}

export interface ChoicesProps<Value extends string> {
  label: string;
  values: readonly Value[];
  chosen: string;
  onChoose: (value: Value) => void;
}

/** A choice of a few visible options; nothing where there is none. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, values, chosen, onChoose } = props;
  const name = useId();
  if (values.length < 2) return null;
  return (
    <fieldset>
      <legend>{label}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {value}
        </label>
      ))}
    </fieldset>
  );
}

const modeLabels = { width: 'Width', theme: 'Theme' } as const;

interface ModeChoicesProps<Item> {
  items: readonly Item[];
  shown: Item;
  onChoose: (item: Item) => void;
}

/** Width and theme as two controls, which prefer the same story, and the other part as it is. */
export function ModeChoices<Item extends { story: string; mode: string; width?: number }>({
  items,
  shown,
  onChoose,
}: ModeChoicesProps<Item>) {
  return (['width', 'theme'] as const).map((part) => {
    const other = part === 'width' ? 'theme' : 'width';
    const likeness = (each: Item): number =>
      (each.story === shown.story ? 2 : 0) +
      Number(modeParts(each)[other] === modeParts(shown)[other]);
    return (
      <Choices
        key={part}
        label={modeLabels[part]}
        values={[...new Set(items.map((each) => modeParts(each)[part]))].filter(Boolean)}
        chosen={modeParts(shown)[part]}
        onChoose={(value) => {
          const [best = shown] = items
            .filter((each) => modeParts(each)[part] === value)
            .toSorted((a, b) => likeness(b) - likeness(a));
          onChoose(best);
        }}
      />
    );
  });
}

export interface FrameProps {
  /** The visible region of the picture, in px. */
  region: Box;
  caption?: string;
  /** Differences to outline. */
  marks?: readonly Box[];
  children: ReactNode;
}

/** A viewport on a region of a picture, at most at double size. */
export const Frame = ({ region, caption, marks = [], children }: FrameProps) => (
  <figure style={{ maxWidth: region.width * 2 }}>
    {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    <div className="vc-frame" style={{ aspectRatio: `${region.width} / ${region.height}` }}>
      {children}
      {marks.map((box) => (
        <span
          key={`${box.x} ${box.y} ${box.width} ${box.height}`}
          className="vc-mark"
          style={shareOf(box, region)}
        />
      ))}
    </div>
  </figure>
);

export interface PictureProps extends ComponentProps<'img'> {
  shot: Pick<Box, 'width' | 'height'>;
  region: Box;
}

/** A picture in its frame, at the sheet's top left. */
export const Picture = ({ shot: { width, height }, region, style, alt, ...rest }: PictureProps) => (
  <img
    {...rest}
    alt={alt}
    style={{ ...shareOf({ x: 0, y: 0, width, height }, region), ...style }}
  />
);

const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

/** A text with its removed and added lines marked. */
function Lines({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre aria-label={label} role="region" tabIndex={0}>
      {lineDiff(before, after).map(({ kind, text }, index) => {
        const Tag = tags[kind];
        return <Tag key={index}>{`${text}\n`}</Tag>;
      })}
    </pre>
  );
}

const stopsText = (stops: readonly FocusStop[]): string =>
  stops.map(({ role, name }, index) => `${index + 1}. ${role} “${name}”`).join('\n');

/** What is read aloud, and where the keyboard stops, with what changed. */
export function Spoken({ details }: { details: StoryDetails | null | undefined }) {
  const now = details?.after ?? details?.before;
  if (now === undefined)
    return (
      <p>{details === undefined ? 'Loading what is read …' : 'What is read is not recorded.'}</p>
    );
  const before = details?.before ?? now;
  return (
    <>
      <h3>What a screen reader reads</h3>
      <Lines label="What a screen reader reads" before={before.aria} after={now.aria} />
      <h3>Where the keyboard stops</h3>
      <Lines
        label="Where the keyboard stops"
        before={stopsText(before.focus)}
        after={stopsText(now.focus)}
      />
    </>
  );
}

const byWord = (line = ''): string => line.replaceAll(' ', '\n');

/** Marks the changed words. */
export const ChangedWords = ({ texts }: { texts: readonly TextChange[] }) => (
  <ul aria-label="Changed words">
    {texts.map(({ was, is }) => (
      <li key={`${was} ${is}`}>
        {lineDiff(byWord(was), byWord(is))
          .filter(({ text }) => text !== '')
          .map(({ kind, text }, index) => {
            const Tag = tags[kind];
            return <Tag key={index}>{`${text} `}</Tag>;
          })}
      </li>
    ))}
  </ul>
);
