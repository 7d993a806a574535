import type { Change, DeskPicture, AriaSnapshotPair } from '../../../desk/desk.ts';
import { counted } from '../../../desk/summary.ts';
import { kindWords, modeWords } from '../../../desk/ui/words.ts';
import { storyLink } from '../../storyboards/storyLink.ts';
import * as styles from './Desk.css.ts';

/** `signIn.waiting` is drawn in Storyboards/Sign in. */
export const chartStory = (statePath: string): string =>
  `storyboards-${(statePath.split('.')[0] ?? '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}--storyboard`;

export function ariaSnapshotStatus(ariaSnapshots: AriaSnapshotPair | null | undefined): string {
  if (ariaSnapshots === undefined) return 'loading …';
  if (ariaSnapshots?.after === undefined) return 'not recorded';
  if (ariaSnapshots.before === undefined) return 'recorded, nothing to compare with';
  return ariaSnapshots.before.aria === ariaSnapshots.after.aria ? 'unchanged' : 'differs';
}

export function focusStatus(ariaSnapshots: AriaSnapshotPair | null | undefined): string {
  const stops = ariaSnapshots?.after?.focus;
  if (stops === undefined) return ariaSnapshots === undefined ? 'loading …' : 'not recorded';
  const textOf = (each: typeof stops): string =>
    JSON.stringify(each.map(({ role, name }) => [role, name]));
  const before = ariaSnapshots?.before?.focus;
  const isSame = before !== undefined && textOf(before) === textOf(stops);
  const compared = before === undefined ? '' : isSame ? ', unchanged' : ', differ';
  return `${counted(stops.length, 'stop')}${compared}`;
}

export interface FactsProps {
  change: Change;
  /** The board's data about its story. */
  picture: DeskPicture | undefined;
  ariaSnapshots: AriaSnapshotPair | null | undefined;
}

export function Facts({ change, picture, ariaSnapshots }: FactsProps) {
  const { story, mode, kind, pixels, levels } = change;
  return (
    <dl className={styles.facts}>
      <dt className={styles.term}>Shows</dt>
      <dd className={styles.fact}>
        <a className={styles.link} {...storyLink(story)}>
          {change.title} › {change.name}
        </a>
      </dd>
      <dt className={styles.term}>Mode</dt>
      <dd className={styles.fact}>
        {kind === 'ariaSnapshot' ? modeWords(mode) : `${modeWords(mode)}, ${kindWords[kind]}`}
      </dd>
      {picture === undefined || picture.states.length === 0 ? null : (
        <>
          <dt className={styles.term}>State</dt>
          <dd className={styles.fact}>
            {picture.states.map((statePath) => (
              <span key={statePath}>
                <strong>{statePath}</strong>{' '}
                <a className={styles.link} {...storyLink(chartStory(statePath))}>
                  in its chart<span hidden> {statePath}</span>
                </a>{' '}
              </span>
            ))}
          </dd>
        </>
      )}
      <dt className={styles.term}>Role</dt>
      <dd className={styles.fact}>{picture?.role ?? 'anybody'}</dd>
      <dt className={styles.term}>Reads</dt>
      <dd className={styles.fact}>{change.summary ?? ariaSnapshotStatus(ariaSnapshots)}</dd>
      <dt className={styles.term}>Focus</dt>
      <dd className={styles.fact}>{focusStatus(ariaSnapshots)}</dd>
      {pixels === undefined ? null : (
        <>
          <dt className={styles.term}>Differs</dt>
          <dd className={styles.fact}>
            {counted(pixels, 'pixel')}
            {levels === undefined ? '' : `, by up to ${levels} of 255 levels`}
          </dd>
        </>
      )}
    </dl>
  );
}
