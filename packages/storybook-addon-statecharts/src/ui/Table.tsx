import { type ReactNode, useId } from 'react';

import * as styles from './Table.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface TableColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  /** The table's contents. */
  caption: string;
  /** Default true. Hide it only if the heading directly above has the same text. */
  captionVisible?: boolean | undefined;
  /** The first is the row header. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/**
 * Compares items by the same properties. In a narrow window it scrolls horizontally in its own
 * frame, which the keyboard can reach.
 */
export function Table<Row>({
  caption,
  captionVisible = true,
  columns,
  rows,
  rowKey,
}: TableProps<Row>) {
  const id = useId();
  const words = <span id={id}>{caption}</span>;
  return (
    // A scroller must be reachable by keyboard (axe, scrollable-region-focusable), which Safari
    // does not ensure.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption className={captionVisible ? styles.caption : undefined}>
          {captionVisible ? words : <VisuallyHidden>{words}</VisuallyHidden>}
        </caption>
        <thead>
          <tr className={styles.headRow}>
            {columns.map(({ header }) => (
              <th key={header} scope="col" className={styles.cells.head}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row}>
              {columns.map(({ header, cell }, index) =>
                index === 0 ? (
                  <th key={header} scope="row" className={styles.cells.name}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={header} className={styles.cells.value}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
