import { use } from 'react';
import { loadIndex, pictureIn, type Entry } from 'storybook-addon-statecharts/board';
import { boardLink } from './boardLink.ts';
import * as styles from './Start.css.ts';
import { useTheme } from './useTheme.ts';

const desk = (theme: 'light' | 'dark') => ({ theme, window: 'desk', forced: false }) as const;

const isPictured = ({ pictures }: Entry) =>
  pictureIn(pictures, desk('light')) !== undefined &&
  pictureIn(pictures, desk('dark')) !== undefined;

/** The first story of each screen that has a desktop picture in both themes. */
function firstOfEachScreen(entries: readonly Entry[]): Entry[] {
  const pictured = entries.filter((entry) => entry.title.startsWith('Screens/')).filter(isPictured);
  return pictured.filter(
    ({ title }, index) => pictured.findIndex((entry) => entry.title === title) === index,
  );
}

/** Every screen's accepted picture in the current theme. */
export function Wall() {
  const theme = useTheme();
  const { stories } = use(loadIndex());
  return (
    <ul className={styles.wall} aria-label="Screens">
      {firstOfEachScreen([...stories.values()]).map(({ id, title, pictures }) => (
        <li key={id}>
          <a className={styles.tile} {...boardLink(id, { theme, window: 'desk' })}>
            <img
              className={styles.picture}
              src={`./desk/pictures/${pictureIn(pictures, desk(theme))}.webp`}
              alt=""
              loading="lazy"
            />
            {title.replace('Screens/', '')}
          </a>
        </li>
      ))}
    </ul>
  );
}
