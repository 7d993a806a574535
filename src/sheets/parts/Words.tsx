import type { GuideId } from '../../content/guides.ts';
import { bands } from '../../domain/bands.ts';
import { Mascot } from '../../ui/art/mascots/Mascot.tsx';
import * as styles from '../sheet.css.ts';
import type { Labels } from './Drawings.tsx';

/** A space without a place in the layout, for a PDF's bookmarks. */
const space = <span className={styles.space}> </span>;

/** The heading of a task, with its number in a ring, or of a part. */
export function Heading({ text, task }: { text: string; task: number | undefined }) {
  return (
    <h2 className={styles.heading}>
      {task !== undefined && (
        <span className={styles.number}>
          {task}
          {space}
        </span>
      )}
      <span>{text}</span>
    </h2>
  );
}

interface ListProps {
  marks: 'number' | 'box' | 'dot';
  items: readonly string[];
  /** The first column is filled first. */
  columns: 1 | 2;
}

/** Steps, check boxes or points. */
export function List({ marks, items, columns }: ListProps) {
  const rows = Math.ceil(items.length / columns);
  const List = marks === 'number' ? 'ol' : 'ul';
  return (
    <List
      className={styles.list({ marks, columns })}
      style={columns === 2 ? { gridTemplateRows: `repeat(${rows}, auto)` } : undefined}
    >
      {items.map((item, index) => (
        <li key={item} className={`${styles.item} ${styles.marked[marks]}`}>
          {marks === 'number' && <span className={styles.strong}>{`${index + 1}.`}</span>}
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}

interface NoteProps {
  guide: GuideId;
  title: string;
  text: readonly string[];
}

/** A guide's advice. */
export function Note({ guide, title, text }: NoteProps) {
  return (
    <section className={`${styles.note} ${styles.noteOf[guide]}`}>
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

/** Words and what they mean; a long list is set in columns. */
export function Terms({ items }: { items: Labels }) {
  return (
    <dl className={items.length > 20 ? styles.longTerms : undefined}>
      {items.map(([term, meaning]) => (
        <div key={term} className={styles.term}>
          <dt>{term}</dt> <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The first age of each school band, and of the one after them. */
const firstAges = [5, 8, 11, 14, 16, 18];

const bandOf = (age: number) =>
  bands[firstAges.filter((first) => first <= age).length - 1] ?? bands[0];

interface TalksProps {
  items: readonly { age: number; question: string; answers: readonly string[] }[];
}

/** A question for each age, with two ways the answer may go. */
export function Talks({ items }: TalksProps) {
  return items.map(({ age, question, answers }) => (
    <section key={age} className={`${styles.talk} ${styles.accents[bandOf(age)]}`}>
      <h2 className={styles.question}>
        <span className={styles.age}>
          <span>Age</span>
          {space}
          <span className={styles.years}>{age}</span>
        </span>
        {space}
        <span>{question}</span>
      </h2>
      <ul className={styles.ways}>
        {answers.map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
    </section>
  ));
}

interface PlacesProps {
  /** The address is without `https://`. */
  items: readonly (readonly [name: string, what: string, phone: string, address: string])[];
}

/** Public institutions that help; the addresses can be typed from paper. */
export function Places({ items }: PlacesProps) {
  return (
    <ul className={styles.places}>
      {items.map(([name, what, phone, address]) => (
        <li key={name}>
          <p className={styles.strong}>{name}</p>
          <p>
            {what} <span className={styles.unbroken}>{phone}</span>
          </p>
          <p>
            <a className={styles.address} href={`https://${address}`}>
              {address}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Invented messages, with lines for a verdict. */
export function Messages({ items }: { items: readonly { from: string; text: string }[] }) {
  return (
    <div className={styles.messages}>
      {items.map(({ from, text }) => (
        <div key={from} className={styles.blocks}>
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

interface AdProps {
  badge: string;
  title: string;
  lines: readonly string[];
  button: string;
  print: string;
}

/** An invented ad to take apart. */
export function Ad({ badge, title, lines, button, print }: AdProps) {
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
