import { storyboards } from 'storybook-addon-statecharts/pages';
import { boardLink } from './boardLink.ts';
import * as styles from './Start.css.ts';
import { useTheme } from './useTheme.ts';

/** Every statechart with its purpose and size. */
export function Statecharts() {
  const theme = useTheme();
  return (
    <ul className={styles.wall}>
      {storyboards.map(({ id, name, about, story, states, transitions }) => (
        <li key={id}>
          <a className={styles.chart} {...boardLink(story, { theme, window: 'desk' })}>
            <strong>{name}</strong>
            <span>{about}</span>
            <span className={styles.count}>
              {states.filter(({ isLeaf }) => isLeaf).length} states, {transitions} transitions
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
