import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useInsertionEffect, type PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { boardThemes } from '../themes.ts';
import './docs.css.ts';
import { preventFocus } from './preventFocus.ts';

/** The container of every docs page: in the toolbar's theme, with a router for its examples. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { context } = props;
  // Storybook renders the page again when a global changes.
  const globals = context.getStoryContext(context.storyById()).globals as { theme?: unknown };
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  const colors = boardThemes[theme];
  // Before its stories render.
  useInsertionEffect(preventFocus, []);
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('dark', theme === 'dark');
    classList.toggle('light', theme === 'light');
  }, [theme]);
  // On the page's own background, as stories are.
  return (
    <DocsContainer {...props} theme={{ ...colors, appContentBg: colors.appPreviewBg }}>
      <MemoryRouter>{children}</MemoryRouter>
    </DocsContainer>
  );
}
