/** @jsxRuntime classic */
// The manager has a React of another version, which must create the elements.
// oxlint-disable-next-line no-restricted-imports
import * as React from 'react';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { addons, types, useChannel } from 'storybook/manager-api';
import { ToolbarButton } from '../modes/toolbarButton.tsx';
import { CONTINUE, WAITING_STEP } from './messages.ts';

const ADDON = 'storybook-addon-statecharts/further-steps';

/** Continues a story after the moment in its name. */
function Continue() {
  const [waiting, setWaiting] = React.useState('');
  const emit = useChannel({
    [WAITING_STEP]: setWaiting,
    [STORY_CHANGED]: () => setWaiting(''),
  });
  if (waiting === '') return null;
  return (
    <ToolbarButton type="button" variant="plain" onClick={() => emit(CONTINUE)}>
      {waiting} …
    </ToolbarButton>
  );
}

addons.register(ADDON, () => {
  addons.add(`${ADDON}/tool`, {
    type: types.TOOL,
    title: 'Continue',
    match: ({ viewMode }) => viewMode === 'story',
    render: Continue,
  });
});
