// The pages Changes and All states, stories that come with the add-on.
import type { ReactNode } from 'react';
import type { DeskData } from './desk/desk.ts';
import { AllStates as AllStatesPage } from './pages/AllStates.tsx';
import { Changes as ChangesPage } from './pages/Changes.tsx';
import { loadDesk } from './pages/sources.ts';
import './pages/review.css';

interface PageContext {
  loaded: { data: DeskData };
  globals: { theme?: unknown };
}

/** A page in the theme of Storybook's toolbar. A project styles it by rules for `.visual-causes`. */
const inPage = (heading: string, page: (data: DeskData, theme: string) => ReactNode) =>
  function Page(_: object, { loaded, globals }: PageContext) {
    const theme = String(globals.theme);
    return (
      <main className="visual-causes" style={{ colorScheme: theme }}>
        <h1>{heading}</h1>
        {page(loaded.data, theme)}
      </main>
    );
  };

export default {
  title: 'Review',
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    // Axe would read every picture's name for minutes.
    a11y: { test: 'off' },
  },
  loaders: [async () => ({ data: await loadDesk() })],
};

/** The changes of this branch, by cause. */
export const Changes = {
  render: inPage('Changes', (data) => <ChangesPage data={data} />),
};

/** Every story with its picture. */
export const AllStates = {
  render: inPage('All states', (data, theme) => <AllStatesPage data={data} theme={theme} />),
};
