import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { use, useEffect, useInsertionEffect, type PropsWithChildren } from 'react';
import { ThemeSourceContext } from '../ui/BoardTheme.tsx';
import { documented, guideOf } from './documentation.ts';
import { preventFocus } from './preventFocus.ts';

type BoardDocsProps = PropsWithChildren<DocsContainerProps>;

/** A docs page in the board's colours and typefaces, in the toolbar's theme. */
export function BoardDocs({ children, ...props }: BoardDocsProps) {
  // Loaded before rendering, because the list of headings is built once. Without Suspense, whose
  // content React would delay by 0.3 s.
  const story = props.context.storyById();
  use(guideOf(story.title));
  // Storybook renders the page again when a global changes.
  const globals = props.context.getStoryContext(story).globals as { theme?: unknown };
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  const colors = documented().themes[theme];
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
      <ThemeSourceContext value={{ parameters: { docs: { theme: colors } }, globals: { theme } }}>
        {children}
      </ThemeSourceContext>
    </DocsContainer>
  );
}
