import { boardLink } from './boardLink.ts';
import * as styles from './Start.css.ts';
import { useTheme } from './useTheme.ts';
import { wallPictures } from './wallPictures.ts';

/** Every screen by its accepted picture, in the theme that is chosen. */
export function Wall() {
  const theme = useTheme();
  return (
    <ul className={styles.wall}>
      {wallPictures.map(({ name, story, ...pictures }) => (
        <li key={story}>
          <a className={styles.tile} {...boardLink(story, { theme, window: 'desk' })}>
            <img className={styles.picture} src={pictures[theme]} alt="" loading="lazy" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
