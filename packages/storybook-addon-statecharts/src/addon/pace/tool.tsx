/** @jsxRuntime classic */
// The manager has a React of another version, which must create the elements.
// oxlint-disable-next-line no-restricted-imports
import * as React from 'react';
import {
  FORCE_REMOUNT,
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_CHANGED,
  STORY_FINISHED,
} from 'storybook/internal/core-events';
import {
  addons,
  types,
  useChannel,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { Group, ToolbarButton } from '../modes/toolbarButton.tsx';
import { CONTINUE, WAITING_STEP, PACE, STEP, type Pace } from './messages.ts';

const ADDON = 'storybook-addon-statecharts/pace';

const Said = styled.span({
  fontSize: 13,
  maxWidth: 360,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Replays a flow slowly, pauses it, and continues after the moment in the story's name. */
function PlaySlowly() {
  const [pace, setPace] = React.useState<Pace>('quick');
  const [step, setStep] = React.useState('');
  const [waiting, setWaiting] = React.useState('');
  const { storyId } = useStorybookState();
  const api = useStorybookApi();
  const emit = useChannel({
    [STEP]: setStep,
    [STORY_FINISHED]: () => setStep(''),
    [PLAY_FUNCTION_THREW_EXCEPTION]: () => setStep(''),
    [WAITING_STEP]: setWaiting,
    [STORY_CHANGED]: () => {
      setStep('');
      setWaiting('');
    },
  });
  // Walks have steps, too. There is no story before the index has loaded.
  const story = api.getCurrentStoryData() as { tags?: readonly string[] } | undefined;
  const isWalk = story?.tags?.includes('generated') === true;
  if (waiting !== '') {
    return (
      <ToolbarButton type="button" variant="plain" onClick={() => emit(CONTINUE)}>
        {waiting} …
      </ToolbarButton>
    );
  }
  if (!storyId.startsWith('flows-') && !isWalk) return null;
  function choose(chosen: Pace): void {
    setPace(chosen);
    emit(PACE, chosen);
  }
  return (
    <Group role="group" aria-label="Pace">
      <ToolbarButton
        type="button"
        variant="plain"
        onClick={() => {
          choose('slow');
          emit(FORCE_REMOUNT, { storyId });
        }}
      >
        Play slowly
      </ToolbarButton>
      {pace === 'quick' ? null : (
        <ToolbarButton
          type="button"
          variant="plain"
          aria-pressed={pace === 'paused'}
          onClick={() => choose(pace === 'paused' ? 'slow' : 'paused')}
        >
          Pause
        </ToolbarButton>
      )}
      <Said role="status">{step}</Said>
    </Group>
  );
}

addons.register(ADDON, () => {
  addons.add(`${ADDON}/tool`, {
    type: types.TOOL,
    title: 'Pace',
    match: ({ viewMode }) => viewMode === 'story',
    render: PlaySlowly,
  });
});
