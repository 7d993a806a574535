import type { Track } from '../../../content/curriculum.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './CurriculumScreen.css.ts';

/** A track as a line with a station per module; on a wide window the line has three parts. */
export function TrackLine({ track }: { track: Track }) {
  const { id, title, weeks, description, modules } = track;
  const colour = id === 'technology' ? 'first' : 'second';
  return (
    <section className={styles.track} aria-labelledby={id}>
      <div className={styles.trackHead}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <p className={styles.length}>{`${weeks} weeks, ${modules.length} modules`}</p>
        <Text measure="short">{description}</Text>
      </div>
      <ol className={`${styles.line} ${styles.coloured[colour]}`}>
        {modules.map((module) => {
          const [from, to] = module.weeks;
          return (
            <li key={module.title} className={styles.station}>
              <p className={styles.when}>{`Weeks ${from}–${to}`}</p>
              <Heading level={3} size="item">
                {module.title}
              </Heading>
              <ul className={styles.topics}>
                {module.topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            </li>
          );
        })}
        <li className={styles.end}>{`Week ${weeks}: done`}</li>
      </ol>
    </section>
  );
}
