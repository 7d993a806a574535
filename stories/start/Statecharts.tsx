import { chartOf, charts, machineWords, wordsOf } from 'storybook-addon-statecharts/board';
import { boardLink } from './boardLink.ts';
import * as styles from './Start.css.ts';
import { useTheme } from './useTheme.ts';

/** `signIn` has the page Storyboards/Sign in. */
const pageOf = (machine: string): string =>
  `storyboards-${machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}--storyboard`;

/** Every statechart with its purpose and size. */
export function Statecharts() {
  const theme = useTheme();
  return (
    <ul className={styles.wall}>
      {charts().map(({ id, machine }) => {
        const { states, transitions } = chartOf(machine);
        const leaves = states.filter(({ kind }) => kind === 'leaf').length;
        return (
          <li key={id}>
            <a className={styles.chart} {...boardLink(pageOf(id), { theme, window: 'desk' })}>
              <strong>{machineWords(id)}</strong>
              <span>{wordsOf(id)?.about}</span>
              <span className={styles.count}>
                {leaves} states, {transitions.length} transitions
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
