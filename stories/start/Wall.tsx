import { boardLink } from './boardLink.ts';
import * as styles from './Start.css.ts';
import { useTheme } from './useTheme.ts';
import { wallPicture } from './wallPictures.ts';
import { wallScreens } from './wallScreens.ts';

/** Every screen's accepted picture in the current theme. */
export function Wall() {
  const theme = useTheme();
  return (
    <ul className={styles.wall}>
      {wallScreens.map(({ name, story }) => (
        <li key={story}>
          <a className={styles.tile} {...boardLink(story, { theme, window: 'desk' })}>
            <img className={styles.picture} src={wallPicture(story, theme)} alt="" loading="lazy" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
