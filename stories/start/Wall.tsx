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

/** First states of the forms, whose screens are on their storyboards. */
const FORMS = ['contact--idle', 'donate--preset', 'sign-in--idle', 'sign-up--idle'].map(
  (state) => `storyboards-${state}`,
);

/** `screens-sign-in--too-many-tries` and `storyboards-sign-in--idle` show Sign in. */
function screenOf(story: string): string {
  const words = story.slice(story.indexOf('-') + 1, story.indexOf('--')).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Each screen's first story with a desktop picture. */
const screens = [
  ...new Map(
    pictures
      .filter(
        ({ story, mode }) =>
          mode === 'light-1280' && (story.startsWith('screens-') || FORMS.includes(story)),
      )
      .toSorted((a, b) => Number(FORMS.includes(b.story)) - Number(FORMS.includes(a.story)))
      .toReversed()
      .map(({ story, hash }) => {
        const dark = pictures.find((each) => each.story === story && each.mode === 'dark-1280');
        return [screenOf(story), { story, hashes: { light: hash, dark: dark?.hash ?? hash } }];
      }),
  ).values(),
].toSorted((a, b) => (screenOf(a.story) < screenOf(b.story) ? -1 : 1));

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
