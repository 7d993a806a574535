import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end' | undefined;
}

export interface TableProps<Row> {
  caption: string;
  /** Default true. Hide it only below a heading with the same text. */
  captionVisible?: boolean | undefined;
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/**
 * Items of one kind compared by the same properties. Scrolls sideways on narrow windows, by
 * keyboard too.
 *
 * Use for figures and for programs side by side. Not for layout; without rows show EmptyState.
 */
export function Table<Row>({
  caption,
  captionVisible = true,
  columns,
  rows,
  rowKey,
}: TableProps<Row>) {
  const id = useId();
  return (
    // Safari does not make scrollers focusable (axe, scrollable-region-focusable).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        {captionVisible ? (
          <caption className={styles.caption} id={id}>
            {caption}
          </caption>
        ) : (
          <caption>
            <VisuallyHidden>
              <span id={id}>{caption}</span>
            </VisuallyHidden>
          </caption>
        )}
        <thead>
          <tr className={styles.headRow}>
            {columns.map(({ id: column, header, align = 'start' }) => (
              <th key={column} scope="col" className={styles.cell({ align, kind: 'head' })}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row}>
              {columns.map(({ id: column, cell, align = 'start' }, index) =>
                index === 0 ? (
                  <th key={column} scope="row" className={styles.cell({ align, kind: 'name' })}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={column} className={styles.cell({ align, kind: 'value' })}>
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
