import type { Impact } from '../../../content/donate.ts';
import { CaptainCash } from '../../art/mascots/CaptainCash.tsx';
import type { MascotMood } from '../../art/mascots/moods.ts';
import { motifPaths } from '../../art/rosette/motifs.ts';
import { Rosette } from '../../art/rosette/Rosette.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as styles from './DonateScreen.css.ts';

export interface ImpactPanelProps {
  heading: string;
  /** In order of amount. */
  impacts: readonly Impact[];
  /** The highest step reached. */
  highestDollars: number | undefined;
  /** The text for gifts below the first step. */
  below: string;
  mood: MascotMood;
}

/** The impact of a gift, with the highest step reached highlighted. */
export function ImpactPanel({ heading, impacts, highestDollars, below, mood }: ImpactPanelProps) {
  return (
    <section className={styles.effect} aria-labelledby="impact">
      <div className={styles.words}>
        <Heading level={2} size="panel" id="impact">
          {heading}
        </Heading>
        <ul className={styles.ladder}>
          {impacts.map(({ dollars, does }) => (
            <li
              key={dollars}
              className={styles.impact}
              data-reached={dollars === highestDollars ? 'highest' : undefined}
            >
              <span className={styles.amount}>{`$${dollars} `}</span>
              <span>
                {does}
                {dollars === highestDollars ? (
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
            <Rosette slug="captain-cash" band="inherit" signs={motifPaths['piggy-bank']} />
          </div>
          <CaptainCash mood={mood} />
        </div>
      </div>
    </section>
  );
}
