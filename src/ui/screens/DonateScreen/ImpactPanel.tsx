import type { Impact } from '../../../content/donate.ts';
import { formatMoney } from '../../../domain/money.ts';
import { CaptainCash } from '../../art/mascots/CaptainCash.tsx';
import type { MascotMood } from '../../art/mascots/moods.ts';
import { Rosette } from '../../art/rosette/Rosette.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as styles from './DonateScreen.css.ts';

export interface ImpactPanelProps {
  heading: string;
  /** In order of amount. */
  impacts: readonly Impact[];
  /** The highest amount that the gift reaches, in dollars. */
  highest: number | undefined;
  /** About gifts below the first amount. */
  below: string;
  mood: MascotMood;
}

/** What a gift does: the highest step it reaches is lit. Captain Cash stands by. */
export function ImpactPanel({ heading, impacts, highest, below, mood }: ImpactPanelProps) {
  return (
    <section className={styles.effect} aria-labelledby="impact">
      <div className={styles.words}>
        <Heading level={2} size="panel" id="impact">
          {heading}
        </Heading>
        <ul className={styles.ladder}>
          {impacts.map(({ amount, does }) => (
            <li
              key={amount}
              className={styles.impact}
              data-reached={amount === highest ? 'highest' : undefined}
            >
              <span className={styles.amount}>{formatMoney(amount * 100)} </span>
              <span>
                {does}
                {amount === highest ? (
                  <span className={styles.reached}>Your gift does this</span>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.stage}>
        <p className={styles.below}>{below}</p>
        <div className={styles.captain}>
          <div className={styles.engraving}>
            <Rosette slug="captain-cash" band="inherit" />
          </div>
          <CaptainCash mood={mood} />
        </div>
      </div>
    </section>
  );
}
