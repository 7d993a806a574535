import { bands } from '../../domain/bands.ts';
import type { Block } from '../blocks.ts';
import * as styles from '../sheet.css.ts';

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** The first age of each school band, and of the one after them. */
const firstAges = [5, 8, 11, 14, 16, 18];

const bandOf = (age: number) =>
  bands[firstAges.filter((first) => first <= age).length - 1] ?? bands[0];

/** A question for each age, with two ways the answer may go. */
export function Talks({ items }: Of<'talks'>) {
  return items.map(({ age, question, answers }) => (
    <section key={age} className={`${styles.talk} ${styles.accents[bandOf(age)]}`}>
      <h2 className={styles.question}>
        <span className={styles.age}>
          <span>Age</span> <span className={styles.years}>{age}</span>
        </span>{' '}
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

/** A list is set in columns from this length on. */
const MANY = 20;

export function Terms({ items }: Of<'terms'>) {
  const isLong = items.length > MANY;
  return (
    <dl className={styles.terms({ isLong })}>
      {items.map(({ term, meaning }) => (
        <div key={term} className={styles.term({ isLong })}>
          <dt>{term}</dt> <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where to get help; the addresses can be typed from paper. */
export function Places({ items }: Of<'places'>) {
  return (
    <ul className={styles.places}>
      {items.map(({ name, what, address, phone }) => (
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
