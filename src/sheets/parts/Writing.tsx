import * as styles from '../sheet.css.ts';

/** A question or a start, and lines to write on. */
export function Lines({ label, count }: { label: string; count: number }) {
  return (
    <>
      <p>{label}</p>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.line} />
      ))}
    </>
  );
}

/** Short answers side by side: a label, and a line behind it. */
export function Blanks({ items }: { items: readonly string[] }) {
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
export const Cut = () => <div className={styles.cut} />;

/** A box of a least height in points, to draw or to work in. */
export function Room({ label, height }: { label: string; height: number }) {
  return (
    <>
      <p>{label}</p>
      <div className={styles.room} style={{ minHeight: `${height}pt` }} />
    </>
  );
}

/** Words to sort: a letter goes into each box. */
export function Tiles({ items }: { items: readonly string[] }) {
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
