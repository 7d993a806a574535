import { storyboards, type Coverage } from 'storybook-addon-statecharts/pages';

/** The output of the last `npm run states`; undefined without one. */
const figures = Object.values(
  import.meta.glob<Coverage>('/test-results/states/figures.json', {
    eager: true,
    import: 'default',
  }),
)[0];

const [pictures = []] = Object.values(
  import.meta.glob<readonly unknown[]>('/tests/visual/pictures.json', {
    eager: true,
    import: 'default',
  }),
);

/** The size of the review, counted from the board's own data. */
export function Figures() {
  const states = storyboards
    .flatMap((each) => each.states)
    .filter(({ story }) => story !== undefined);
  const walked = figures?.charts.map(({ transitions }) => transitions) ?? [];
  const sum = (side: 'covered' | 'total') => walked.reduce((all, one) => all + one[side], 0);
  return (
    <p>
      {storyboards.length} statecharts with {states.length} states, each a story; {pictures.length}{' '}
      accepted pictures. Every story is tested in the light and in the dark: its steps, its
      accessibility, its pixels.
      {walked.length === 0 ? null : ` ${sum('covered')} of ${sum('total')} transitions are walked.`}
    </p>
  );
}
