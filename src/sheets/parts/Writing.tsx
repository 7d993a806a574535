import type { Block } from '../blocks.ts';
import * as styles from '../sheet.css.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** Lines to write on, below a question. */
export function Lines({ label, count }: Of<'lines'>) {
  return (
    <>
      <p>{label}</p>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.line} />
      ))}
    </>
  );
}

/** Short answers side by side. */
export function Blanks({ items }: Of<'blanks'>) {
  return (
    <div className={styles.blanks}>
      {items.map((item) => (
        <p key={item} className={styles.blank}>
          {item}
        </p>
      ))}
    </div>
  );
}

/** A dashed line to tear along. */
export function Cut() {
  return <div className={styles.cut} />;
}

/** A box to draw or to work in. */
export function Room({ label, height }: Of<'room'>) {
  return (
    <>
      <p>{label}</p>
      <div className={styles.room} style={{ minHeight: `${height}pt` }} />
    </>
  );
}

/** Words to sort: a letter goes into each box. */
export function Tiles({ items }: Of<'tiles'>) {
  return (
    <ul className={styles.tiles}>
      {items.map((item) => (
        <li key={item} className={styles.tile}>
          {item}
        </li>
      ))}
    </ul>
  );
}

/** A table to read or to fill in. */
export function Table(block: Of<'table'>) {
  const { head, rows, widths, figures = [], total = false, room = 'reading' } = block;
  const all = widths.reduce((sum, width) => sum + width, 0);
  const column = (index: number) => ({
    figure: figures.includes(index),
    after: figures.includes(index - 1) && !figures.includes(index),
  });
  return (
    <table className={styles.table({ room })}>
      <colgroup>
        {widths.map((width, index) => (
          <col key={index} style={{ width: `${(width / all) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col" className={styles.head(column(index))}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => {
          const isTotal = total && row === rows.length - 1;
          return (
            <tr key={row}>
              {cells.map((cell, index) => {
                const isHeader = index === 0 && cell !== '';
                const Cell = isHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={index}
                    {...(isHeader && { scope: 'row' })}
                    className={styles.cell({
                      room,
                      isTotal,
                      isBold: index === 0 || isTotal,
                      ...column(index),
                    })}
                  >
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
