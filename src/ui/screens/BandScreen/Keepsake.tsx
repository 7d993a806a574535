import type { Keepsake as Content } from '../../../content/keepsakes.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './Keepsake.css.ts';

function Thing(content: Content) {
  switch (content.kind) {
    case 'coins':
      return (
        <ul className={styles.coins}>
          {content.coins.map((coin) => (
            <li
              key={coin}
              className={styles.coin({ coin, metal: coin === 1 ? 'copper' : 'silver' })}
            >
              {`${coin}¢`}
            </li>
          ))}
        </ul>
      );
    case 'clause':
      return (
        <p className={styles.paper({ kind: 'clause' })}>
          {content.before}
          <mark className={styles.marked}>{content.marked}</mark>
          {content.after}
        </p>
      );
    default:
      return (
        <dl className={styles.paper({ kind: content.kind })}>
          {content.rows.map(([what, amount]) => (
            <div key={what} className={styles.row}>
              <dt>{what}</dt>
              <dd className={styles.amount}>{amount}</dd>
            </div>
          ))}
        </dl>
      );
  }
}

/** One real thing of an age: each band has its own. */
export function Keepsake(content: Content) {
  return (
    <section className={styles.keepsake} aria-labelledby="keepsake">
      <Heading level={2} size="panel" id="keepsake">
        {content.title}
      </Heading>
      <Thing {...content} />
      <Text size="sm" tone="muted">
        {content.text}
      </Text>
    </section>
  );
}
