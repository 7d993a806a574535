import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Sheet } from '../../../desk/ui/filterStates.ts';
import type { DeskSources } from '../sources.ts';
import { SheetOf } from './Sheet.tsx';

export interface SheetsProps {
  /** Each new array begins at its first sheets. */
  sheets: readonly Sheet[];
  thumb: DeskSources['thumb'];
  onOpen: (story: string) => void;
}

/** The number of sheets whose pictures are rendered at once. */
const FIRST = 4;
/** The number of sheets rendered at first, and added when the end of the page comes near. */
const STEP = 40;
const PRELOAD_MARGIN = '2400px 0px';

/**
 * The sheets, as far as the page is scrolled, because a search replaces all of them; in print, all
 * at once.
 */
export function Sheets({ sheets, thumb, onOpen }: SheetsProps) {
  const [grown, setGrown] = useState({ sheets, count: STEP });
  const [isPrinting, setPrinting] = useState(false);
  const count = grown.sheets === sheets ? grown.count : STEP;
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          setGrown({ sheets, count: count + STEP });
      },
      { rootMargin: PRELOAD_MARGIN },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, sheets]);

  useEffect(() => {
    // The browser prints the page as soon as this returns.
    const begin = () => flushSync(() => setPrinting(true));
    const finish = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', finish);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', finish);
    };
  }, []);

  return (
    <>
      {sheets.slice(0, isPrinting ? sheets.length : count).map((sheet, index) => (
        <SheetOf
          key={sheet.title}
          sheet={sheet}
          thumb={thumb}
          onOpen={onOpen}
          isFirst={isPrinting || index < FIRST}
        />
      ))}
      {count < sheets.length ? <div ref={end} /> : null}
    </>
  );
}
