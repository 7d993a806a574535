import { classNames } from '../../ui/styles/classNames.ts';
import * as styles from '../sheet.css.ts';

export interface TableProps {
  head: readonly string[];
  /** Column widths as shares. */
  widths: readonly number[];
  /** A cell that is empty or left out is for writing. The first cell is the row’s header. */
  rows: readonly (readonly string[])[];
  /** Indexes of numeric columns. */
  figures?: readonly number[];
  /** Whether the last row is a total. */
  total?: boolean;
}

/** Whether a table has cells to write in. */
export const hasRoom = ({ head, rows }: TableProps): boolean =>
  rows.some((cells) => cells.length < head.length || cells.includes(''));

/** A table to read or to fill in. */
export function Table(table: TableProps) {
  const { head, rows, widths, figures = [], total = false } = table;
  const isToFill = hasRoom(table);
  const all = widths.reduce((sum, width) => sum + width, 0);
  const align = (index: number) => {
    if (figures.includes(index)) return styles.figure;
    return figures.includes(index - 1) ? styles.afterFigure : '';
  };
  return (
    <table className={classNames(styles.table, !isToFill && styles.reading)}>
      <colgroup>
        {widths.map((width, index) => (
          <col key={index} style={{ width: `${(width / all) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col" className={`${styles.head} ${align(index)}`}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {head.map((_, index) => {
              const Cell = index === 0 && (cells[0] ?? '') !== '' ? 'th' : 'td';
              const isTotal = total && row === rows.length - 1;
              const isBold = index === 0 || isTotal;
              return (
                <Cell
                  key={index}
                  scope={Cell === 'th' ? 'row' : undefined}
                  className={`${styles.cell({ isToFill, isTotal, isBold })} ${align(index)}`}
                >
                  {cells[index]}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
