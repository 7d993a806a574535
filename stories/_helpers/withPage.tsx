import type { Decorator } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { screenModes } from 'storybook-addon-statecharts/modes';
import { Layout } from '../../src/app/layout/Layout.tsx';
import { Toasts } from '../../src/features/shell/Toasts.tsx';

interface Pictured {
  chromatic?: { modes?: object };
}

/** A screen's first story is the one that is pictured in every window and theme. */
const isFirst = ({ chromatic }: Pictured): boolean => {
  const modes = chromatic?.modes ?? {};
  return Object.keys(screenModes).every((mode) => mode in modes);
};

/**
 * A screen where the shell puts it, with the toasts that its presses answer by. Its first story has the whole
 * shell around it, as a visitor sees it; the others are about the screen alone.
 */
export const withPage: Decorator = (Story, { parameters }) =>
  isFirst(parameters) ? (
    <Routes>
      <Route element={<Layout />}>
        <Route path="*" element={<Story />} />
      </Route>
    </Routes>
  ) : (
    <>
      <main>
        <Story />
      </main>
      <Toasts />
    </>
  );
