import { Fragment, type ReactNode } from 'react';
import type { Change, DeskPicture, FocusStop, StoryDetails } from '../../desk/desk.ts';
import { counted } from '../../desk/summary.ts';
import { kindWords, modeWords } from '../../desk/ui/words.ts';
import { StoryLink } from '../StoryLink.tsx';
import { muted } from '../../ui/text.css.ts';
import * as styles from './Desk.css.ts';

const stopsText = (stops: readonly FocusStop[]): string =>
  JSON.stringify(stops.map(({ role, name }) => [role, name]));

/** How what is read and where the keyboard stops compare with the base. */
function comparisons(pair: StoryDetails | null | undefined): { reads: string; focus: string } {
  const after = pair?.after;
  if (after === undefined) {
    const words = pair === undefined ? 'loading …' : 'not recorded';
    return { reads: words, focus: words };
  }
  const stops = counted(after.focus.length, 'stop');
  const before = pair?.before;
  if (before === undefined) return { reads: 'recorded, nothing to compare with', focus: stops };
  const isSameFocus = stopsText(before.focus) === stopsText(after.focus);
  return {
    reads: before.aria === after.aria ? 'unchanged' : 'differs',
    focus: `${stops}, ${isSameFocus ? 'unchanged' : 'differ'}`,
  };
}

export interface FactsProps {
  change: Change;
  /** The board's data about the change's story. */
  picture: DeskPicture | undefined;
  /** Undefined while loading, null if there are none. */
  details: StoryDetails | null | undefined;
}

export function Facts({ change, picture, details }: FactsProps) {
  const { story, title, name, mode, kind, pixels, levels, summary } = change;
  const { reads, focus } = comparisons(details);
  const difference =
    pixels === undefined
      ? undefined
      : `${counted(pixels, 'pixel')}${levels === undefined ? '' : `, by up to ${levels} of 255 levels`}`;
  const facts: readonly (readonly [term: string, fact: ReactNode])[] = [
    [
      'Shows',
      <StoryLink key={story} className={styles.link} story={story}>
        {title} › {name}
      </StoryLink>,
    ],
    ['Mode', kind === 'ariaSnapshot' ? modeWords(mode) : `${modeWords(mode)}, ${kindWords[kind]}`],
    ['Statechart', picture?.statechart],
    ['Role', picture?.role ?? 'anybody'],
    ['Reads', summary ?? reads],
    ['Focus', focus],
    ['Differs', difference],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, fact]) =>
        fact === undefined ? null : (
          <Fragment key={term}>
            <dt className={muted}>{term}</dt>
            <dd className={styles.fact}>{fact}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}
