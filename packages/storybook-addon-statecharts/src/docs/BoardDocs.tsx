import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { use, useEffect, useInsertionEffect, type PropsWithChildren } from 'react';
import { ThemeSourceContext } from '../ui/BoardTheme.tsx';
import { documented, guideOf } from './documentation.ts';
import { useBoardTheme } from './globals.ts';
import { stillFocus } from './stillFocus.ts';

type BoardDocsProps = PropsWithChildren<DocsContainerProps>;

/** A docs page in the board's colours and faces, light or dark as the toolbar says. */
export function BoardDocs({ children, ...props }: BoardDocsProps) {
  // Before anything is drawn: the list of headings beside the page is made once. No Suspense around
  // it: React shows what waited in one no sooner than 0.3 s later.
  use(guideOf(props.context.storyById().title));
  const theme = useBoardTheme();
  const colors = documented().themes[theme];
  // Before its stories are drawn.
  useInsertionEffect(stillFocus, []);
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('dark', theme === 'dark');
    classList.toggle('light', theme === 'light');
  }, [theme]);
  // On the page's own paper, as stories are.
  return (
    <DocsContainer {...props} theme={{ ...colors, appContentBg: colors.appPreviewBg }}>
      <ThemeSourceContext value={{ parameters: { docs: { theme: colors } }, globals: { theme } }}>
        {children}
      </ThemeSourceContext>
    </DocsContainer>
  );
}
