import { memo, useEffect, useRef, useState } from 'react';
import type { Sheet } from '../../../desk/ui/filterStates.ts';
import { modeWords } from '../../../desk/ui/words.ts';
import { Badge } from '../../../ui/Badge.tsx';
import * as styles from './AllStates.css.ts';

export interface SheetProps {
  sheet: Sheet;
  thumb: (hash: string) => string;
  /** Opens a story in all its modes. */
  onOpen: (story: string) => void;
  /** Renders its pictures at once and keeps them: when the page opens, and in print. */
  isFirst: boolean;
}

/** Sheets within this distance of the viewport are rendered; the others release their pictures. */
const PRELOAD_MARGIN = '1200px 0px';

/** Whether a sheet is near the viewport or has the focus. */
function useNear(isFirst: boolean) {
  const sheet = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(isFirst);
  useEffect(() => {
    const { current: element } = sheet;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear(
          entries.at(-1)?.isIntersecting === true || element.contains(document.activeElement),
        ),
      { rootMargin: PRELOAD_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [sheet, isNear || isFirst] as const;
}

/** Columns on a desktop, which give a sheet's height before it is rendered. */
const COLUMNS = 6;
const ROW_REM = 12.2;

/**
 * One title's thumbnails. A sheet outside of the viewport has only its height: `content-visibility`
 * would keep the former layout, and with it the removed pictures.
 */
function SheetAlone({ sheet: { title, pictures }, thumb, onOpen, isFirst }: SheetProps) {
  const [sheet, isNear] = useNear(isFirst);
  const rows = Math.ceil(pictures.length / COLUMNS);
  return (
    <section ref={sheet} className={styles.sheet} aria-label={title}>
      <h2 className={styles.title}>
        {title.replaceAll('/', ' › ')} <span className={styles.count}>{pictures.length}</span>
      </h2>
      <ul className={styles.grid} style={isNear ? undefined : { height: `${rows * ROW_REM}rem` }}>
        {(isNear ? pictures : []).map(({ story, mode, name, hash, status }) => (
          <li key={`${story}/${mode}`}>
            <button type="button" className={styles.card} onClick={() => onOpen(story)}>
              <img className={styles.thumb} src={thumb(hash)} alt="" loading="lazy" />
              <span className={styles.name}>{name}</span>
              <span className={styles.mode}>{modeWords(mode)}</span>
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
}

export const SheetOf = memo(SheetAlone);
