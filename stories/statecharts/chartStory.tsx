import type { StoryContext } from '@storybook/react-vite';
import { chartModes } from '../../review/pictures/modes.ts';
import { ChartPage } from './ChartPage.tsx';
import { drawChart } from '../../review/statecharts/layout/drawChart.ts';
import type { ChartLayout } from '../../review/statecharts/layout/layout.ts';
import { machines } from '../../review/statecharts/machines.ts';
import { chartOf } from '../../review/statecharts/chart.ts';
import { storiesOf } from '../../review/coverage/stateStories.ts';

/** Where the lit states stand in the address: `&args=lit:signedIn-profile-loaded`. */
export interface ChartArgs {
  /** Places of leaf states, spaces between them, with hyphens for dots, which addresses refuse. */
  lit: string;
}

export const placesIn = (lit: string): string[] =>
  lit
    .split(/[ +]/)
    .filter((place) => place !== '')
    .map((place) => place.replaceAll('-', '.'));

function chartOfMachine(id: string) {
  const found = machines.find((machine) => machine.id === id);
  if (found === undefined) throw new Error(`There is no statechart ${id}`);
  return chartOf(found.machine);
}

/** What every statechart's page has in common. */
export function chartPage(id: string, { name, purpose }: { name: string; purpose: string }) {
  const chart = chartOfMachine(id);
  return {
    args: { lit: '' },
    argTypes: { lit: { control: 'text' as const } },
    loaders: [async () => ({ layout: await drawChart(chart) })],
    render: ({ lit }: ChartArgs, { loaded }: Pick<StoryContext, 'loaded'>) => (
      <ChartPage
        name={name}
        purpose={purpose}
        chart={chart}
        layout={(loaded as { layout: ChartLayout }).layout}
        stories={storiesOf(id)}
        lit={placesIn(lit)}
      />
    ),
    parameters: {
      chromatic: { modes: chartModes },
      // What is hidden from assistive technology: hundreds of lines and labels, checked for nothing.
      a11y: { context: { exclude: ['svg [aria-hidden="true"]'] } },
    },
  };
}
