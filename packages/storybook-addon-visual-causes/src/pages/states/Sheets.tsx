import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Sheet } from '../../desk/ui/filterStates.ts';
import { useIsPrinting } from '../useIsPrinting.ts';
import type { DeskSources } from '../sources.ts';
import { SheetOf } from './Sheet.tsx';

export interface SheetsProps {
  sheets: readonly Sheet[];
  thumb: DeskSources['thumb'];
  onOpen: (story: string) => void;
}

/** Sizes on a desktop in px, which give a sheet's height before it is rendered. */
const HEADING = 54;
const ROW = 195;
const COLUMNS = 6;
/** The number of sheets rendered above and below the window. */
const OVERSCAN = 3;

/** The sheets to render, in the keyboard's order; among them the one that has the focus. */
function withFocused(range: Range): number[] {
  const focused = document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset['index'];
  const indices = new Set(defaultRangeExtractor(range));
  if (focused !== undefined && Number(focused) < range.count) indices.add(Number(focused));
  return [...indices].toSorted((a, b) => a - b);
}

/** The sheets near the window, because a browser cannot keep ten thousand; in print, all. */
export function Sheets({ sheets, thumb, onOpen }: SheetsProps) {
  const isPrinting = useIsPrinting();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // A state that opens above moves the list by less than the overscan.
  useLayoutEffect(() => {
    if (list.current !== null) setTop(list.current.getBoundingClientRect().top + scrollY);
  }, [isPrinting, sheets]);
  // A search gives a sheet other pictures, and thereby another height.
  const keyOf = useCallback(
    (index: number) => `${sheets[index]?.title} ${sheets[index]?.pictures.length}`,
    [sheets],
  );
  // No React Compiler memoizes what it returns.
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: sheets.length,
    getItemKey: keyOf,
    estimateSize: (index) =>
      HEADING + Math.ceil((sheets[index]?.pictures.length ?? 0) / COLUMNS) * ROW,
    overscan: OVERSCAN,
    rangeExtractor: withFocused,
    scrollMargin: top,
  });
  if (isPrinting)
    return sheets.map((sheet) => (
      <SheetOf key={sheet.title} sheet={sheet} thumb={thumb} onOpen={onOpen} />
    ));
  const items = virtualizer.getVirtualItems();
  return (
    <div ref={list} style={{ height: virtualizer.getTotalSize() }}>
      {items.map(({ key, index, start }, place) => {
        const sheet = sheets[index];
        return sheet === undefined ? null : (
          <div
            key={key}
            ref={virtualizer.measureElement}
            // Takes the place of those that are not rendered.
            style={{ marginBlockStart: start - (items[place - 1]?.end ?? top) }}
            data-index={index}
          >
            <SheetOf sheet={sheet} thumb={thumb} onOpen={onOpen} />
          </div>
        );
      })}
    </div>
  );
}
