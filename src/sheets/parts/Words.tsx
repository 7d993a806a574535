import { Mascot } from '../../ui/art/mascots/Mascot.tsx';
import type { Block } from '../blocks.ts';
import * as styles from '../sheet.css.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** The heading of a task, with its number in a ring, or of a part. */
export function Heading({ text, number }: Of<'heading'>) {
  return (
    <h2 className={styles.heading}>
      {number !== undefined && <span className={styles.number}>{number}</span>}
      <span>{text}</span>
    </h2>
  );
}

export function Paragraph({ text }: Of<'text'>) {
  return <p>{text}</p>;
}

/** Steps, check boxes or points. With two columns, the first is filled first. */
export function List({ marks, items, columns = 1 }: Of<'list'>) {
  const rows = Math.ceil(items.length / columns);
  const List = marks === 'number' ? 'ol' : 'ul';
  return (
    <List
      className={styles.list({ marks, columns })}
      style={columns === 2 ? { gridTemplateRows: `repeat(${rows}, auto)` } : undefined}
    >
      {items.map((item, index) => (
        <li key={item} className={styles.item({ marks })}>
          {marks === 'number' && <span className={styles.strong}>{`${index + 1}.`}</span>}
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}

/** A guide's advice. */
export function Note({ guide, title, text }: Of<'note'>) {
  return (
    <section className={styles.note({ guide })}>
      <div className={styles.noteFigure}>
        <Mascot name={guide} mood="idle" />
      </div>
      <div className={styles.noteText}>
        <h3 className={styles.noteTitle}>{title}</h3>
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}

/** Invented messages, with lines for a verdict. */
export function Messages({ items }: Of<'messages'>) {
  return (
    <div className={styles.messages}>
      {items.map(({ from, text }) => (
        <div key={from} className={styles.message}>
          <div className={styles.bubble}>
            <p className={styles.sender}>{`From: ${from}`}</p>
            <p>{text}</p>
          </div>
          <div className={styles.line} />
          <div className={styles.line} />
        </div>
      ))}
    </div>
  );
}

/** An invented ad to take apart. */
export function Ad({ badge, title, lines, button, print }: Of<'ad'>) {
  return (
    <div className={styles.ad}>
      <p className={styles.badge}>{badge}</p>
      <p className={styles.adTitle}>{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={styles.adButton}>{button}</p>
      <p className={styles.smallPrint}>{print}</p>
    </div>
  );
}
