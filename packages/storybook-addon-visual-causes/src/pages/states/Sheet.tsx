import { memo } from 'react';
import type { Sheet } from '../../desk/ui/filterStates.ts';
import { modeWords, subjectWords } from '../../desk/ui/words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { muted } from '../../ui/text.css.ts';
import * as styles from './AllStates.css.ts';

export interface SheetProps {
  sheet: Sheet;
  thumb: (hash: string) => string;
  /** Opens a story in all its modes. */
  onOpen: (story: string) => void;
}

/** One title's thumbnails. */
export const SheetOf = memo(function SheetOf({ sheet, thumb, onOpen }: SheetProps) {
  const { title, pictures } = sheet;
  return (
    <section className={styles.sheet} aria-label={title}>
      <h2 className={styles.title}>
        {title.replaceAll('/', ' › ')} <span className={styles.count}>{pictures.length}</span>
      </h2>
      <ul className={styles.grid}>
        {pictures.map(({ story, mode, hash, status, ...about }) => (
          <li key={`${story}/${mode}`}>
            <button type="button" className={styles.card} onClick={() => onOpen(story)}>
              <img className={styles.thumb} src={thumb(hash)} alt="" loading="lazy" />
              {/* Results of a search are of several titles. */}
              <span className={styles.name}>
                {about.title === title ? about.name : subjectWords(about)}
              </span>
              <span className={muted}>{modeWords(mode)}</span>
              {status === 'same' ? null : (
                <span className={styles.status}>
                  <Badge tone={status === 'new' ? 'blue' : 'gold'}>{status}</Badge>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
