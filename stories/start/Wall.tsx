import { boardLink } from './boardLink.ts';
import * as styles from './Start.css.ts';
import { useTheme } from './useTheme.ts';

interface AcceptedPicture {
  story: string;
  mode: string;
  hash: string;
}

const [pictures = []] = Object.values(
  import.meta.glob<readonly AcceptedPicture[]>('/tests/visual/pictures.json', {
    eager: true,
    import: 'default',
  }),
);

/** `screens-sign-in--empty-form` shows Sign in. */
function screenOf(story: string): string {
  const words = story.slice('screens-'.length, story.indexOf('--')).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Each screen's story with desktop pictures in both themes: the first of its file. */
const screens = pictures.flatMap(({ story, mode, hash }) => {
  const dark = pictures.find((each) => each.story === story && each.mode === 'dark-1280');
  return story.startsWith('screens-') && mode === 'light-1280' && dark !== undefined
    ? [{ story, hashes: { light: hash, dark: dark.hash } }]
    : [];
});

/** Every screen's accepted picture in the current theme. */
export function Wall() {
  const theme = useTheme();
  return (
    <ul className={styles.wall} aria-label="Screens">
      {screens.map(({ story, hashes }) => (
        <li key={story}>
          <a className={styles.tile} {...boardLink(story, { theme, window: 'desk' })}>
            <img
              className={styles.picture}
              src={`./desk/thumbs/${hashes[theme]}.webp`}
              alt=""
              loading="lazy"
            />
            {screenOf(story)}
          </a>
        </li>
      ))}
    </ul>
  );
}
