import type { StoryContext } from '@storybook/react-vite';
import pictures from 'virtual:storyboards/pictures';
import { docsModes, stateModes } from '../../pictures/stateModes.ts';
import { knownChart } from '../../chart/registry.ts';
import { subjectOf } from '../../storyboards/subject.ts';
import { windowIn } from '../../addon/modes/windowModes.ts';
import type { Theme, Window } from '../../storyboards/modes.ts';
import { boardIn, initialViewState, type ViewState } from './viewState.ts';
import { Storyboard } from './Storyboard.tsx';
import { Strips } from './strip/Strips.tsx';
import { prepareLayout } from './useLayout.ts';

type Globals = StoryContext['globals'];

const themeIn = ({ theme }: Globals): Theme => (theme === 'dark' ? 'dark' : 'light');

/** The window by the page's width: phone or desk. */
const pageWindow = (globals: Globals): Window =>
  windowIn(globals) === 'phone' || matchMedia('(max-width: 37em)').matches ? 'phone' : 'desk';

/** Returns the meta of a statechart's storyboard. */
export function storyboard(id: string) {
  const subject = subjectOf(id, pictures);
  return {
    args: initialViewState,
    loaders: [
      async ({ args, globals }: { args: ViewState; globals: Globals }) => {
        await prepareLayout(boardIn(subject, args, pageWindow(globals)));
      },
    ],
    render: (viewState: ViewState, { id: story, globals }: StoryContext) => (
      <Storyboard
        story={story}
        subject={subject}
        viewState={viewState}
        theme={themeIn(globals)}
        window={pageWindow(globals)}
      />
    ),
    parameters: {
      layout: 'fullscreen',
      chromatic: { modes: knownChart(id).allPictures ? stateModes : docsModes },
    },
  };
}

/** Returns a story of every flow of a statechart as captioned pictures, for print. */
export function strips(id: string) {
  const subject = subjectOf(id, pictures);
  return {
    render: (_: object, { globals }: Pick<StoryContext, 'globals'>) => (
      <Strips subject={subject} theme={themeIn(globals)} window={pageWindow(globals)} />
    ),
    parameters: {
      chromatic: { modes: stateModes, disableSnapshot: !knownChart(id).allPictures },
    },
  };
}
