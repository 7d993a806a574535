import type { loadDesk } from 'storybook-addon-visual-causes';

type Picture = Awaited<ReturnType<typeof loadDesk>>['pictures'][number];
export interface Desk {
  pictures: readonly Picture[];
}

/** First states of the forms, whose screens are on their storyboards. */
const FORMS = new Set(
  ['contact--idle', 'donate--preset', 'sign-in--idle', 'sign-up--idle'].map(
    (state) => `storyboards-${state}`,
  ),
);

const isShown = {
  Screens: ({ title, story }: Picture) => title.startsWith('Screens/') || FORMS.has(story),
  Storyboards: ({ story }: Picture) => story.endsWith('--storyboard'),
};

/** Returns the first story of each screen or storyboard with its picture in a theme, by name. */
export function wallOf(pictures: readonly Picture[], kind: keyof typeof isShown, theme: string) {
  const shown = pictures.filter((each) => isShown[kind](each) && each.mode.endsWith('-1280'));
  const nameOf = ({ title }: Picture): string => title.slice(title.indexOf('/') + 1);
  return [...new Set(shown.map(nameOf))]
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .flatMap((name) => {
      const [first, ...others] = shown.filter((each) => nameOf(each) === name);
      if (first === undefined) return [];
      const { story } = first;
      const alike = others.find((each) => each.story === story && each.mode.startsWith(theme));
      return { name, story, hash: (alike ?? first).hash };
    });
}
