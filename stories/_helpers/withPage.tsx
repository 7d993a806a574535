import type { Decorator } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { screenModes } from '../../.storybook/modes.ts';
import { Layout } from '../../src/app/layout/Layout.tsx';
import { Toasts } from '../../src/features/shell/Toasts.tsx';

interface Pictured {
  chromatic?: { modes?: object };
}

/** A screen's first story has pictures in every window and theme. */
const isFirst = ({ chromatic }: Pictured): boolean => {
  const modes = chromatic?.modes ?? {};
  return Object.keys(screenModes).every((mode) => mode in modes);
};

/**
 * A screen within the shell's layout, with the toasts that its buttons show. Its first story has
 * the whole shell; the others show the screen alone.
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
