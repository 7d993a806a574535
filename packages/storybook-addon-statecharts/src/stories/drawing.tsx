import type { StoryContext } from '@storybook/react-vite';
import { pictures } from 'virtual:statecharts/pictures';
import type { Storyboard as Definition } from '../chart/defineStoryboard.ts';
import { chartOf } from '../chart/chart.ts';
import { prepareLayout, provideLayout } from '../pages/storyboards/useLayout.ts';
import type { Layout } from '../storyboards/measures.ts';
import {
  boardIn,
  initialViewState,
  Storyboard,
  type ViewState,
} from '../pages/storyboards/Storyboard.tsx';

/** The one picture of a drawing, for tools that read Chromatic's modes. */
const MODE = { theme: 'light', viewport: { width: 1280, height: 640 } };

type Globals = StoryContext['globals'];
const themeIn = ({ theme }: Globals): 'light' | 'dark' => (theme === 'dark' ? 'dark' : 'light');

/** A storyboard with the ids of its states' stories. */
export interface DrawnStoryboard {
  storyboard: Definition;
  /** By a visible state's path. */
  stories: Readonly<Record<string, string>>;
  /** The first view's layout, if it was built with the page. */
  layout?: Layout | undefined;
}

/** Returns a function that finds a state's picture in a theme. */
function picturesFor({ stories }: DrawnStoryboard, theme: 'light' | 'dark') {
  return (statePath: string): string | undefined => {
    const taken = pictures[stories[statePath] ?? ''] ?? {};
    const modes = Object.keys(taken);
    const mode =
      modes.find((each) => each.includes(theme) && each.includes('390')) ??
      modes.find((each) => each.includes(theme)) ??
      modes[0];
    return mode === undefined ? undefined : taken[mode];
  };
}

/** Returns the story of a statechart's drawing. @param lit paths of highlighted states */
export function drawing(drawn: DrawnStoryboard, lit: readonly string[] = []) {
  const { storyboard, stories, layout } = drawn;
  const args = { ...initialViewState, lit: lit.map((each) => each.replaceAll('.', '-')).join(' ') };
  const byTheme = { light: picturesFor(drawn, 'light'), dark: picturesFor(drawn, 'dark') };
  return {
    args,
    loaders: [
      async (context: { args: ViewState; globals: Globals }) => {
        const pictureOf = byTheme[themeIn(context.globals)];
        const board = boardIn(chartOf(storyboard), context.args, pictureOf);
        if (layout !== undefined && context.args.folded === '') provideLayout(board, layout);
        await prepareLayout(board);
      },
    ],
    render: (viewState: ViewState, { id, globals }: StoryContext) => (
      <Storyboard
        story={id}
        storyboard={storyboard}
        stories={stories}
        pictureOf={byTheme[themeIn(globals)]}
        viewState={viewState}
        theme={themeIn(globals)}
      />
    ),
    parameters: {
      layout: 'fullscreen',
      controls: { disable: true },
      chromatic: { modes: { 'light-1280': MODE } },
    },
  };
}

/** Returns the story of a storyboard file that could not be loaded. */
export const failed = (file: string, error: string) => ({
  render: () => (
    <main style={{ padding: '2rem', font: '1rem/1.5 system-ui' }}>
      <h1>This storyboard could not be loaded</h1>
      <p>{file}</p>
      <pre style={{ whiteSpace: 'pre-wrap' }}>{error}</pre>
    </main>
  ),
  play: () => {
    throw new Error(`${file}: ${error}`);
  },
});
