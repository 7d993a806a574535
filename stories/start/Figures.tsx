import pictures from '../../tests/visual/pictures.json';
import { storiesOf } from '../../review/coverage/stateStories.ts';
import { chartOf } from '../../review/statecharts/chart.ts';
import { machines } from '../../review/statecharts/machines.ts';

/** How much there is to review, counted from what the board itself is made of. */
export function Figures() {
  const states = machines.flatMap(({ id, machine }) =>
    chartOf(machine)
      .states.filter(({ kind, passing }) => kind === 'leaf' && !passing)
      .map((state) => storiesOf(id)[state.id]),
  );
  const shown = states.filter((story) => story !== undefined).length;
  return (
    <p>
      {machines.length} statecharts with {states.length} states, {shown} of them shown by a story;{' '}
      {pictures.length} accepted pictures. Every story is tested in the light and in the dark: its
      steps, its accessibility, its pixels.
    </p>
  );
}
