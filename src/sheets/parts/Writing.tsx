import * as styles from '../sheet.css.ts';

/** Lines to write on, below a question. */
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

interface Items {
  items: readonly string[];
}

/** Short answers side by side. */
export function Blanks({ items }: Items) {
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

/** A box to draw or to work in. */
export function Room({ label, height }: { label: string; height: number }) {
  return (
    <>
      <p>{label}</p>
      <div className={styles.room} style={{ minHeight: `${height}pt` }} />
    </>
  );
}

/** Words to sort: a letter goes into each box. */
export function Tiles({ items }: Items) {
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
