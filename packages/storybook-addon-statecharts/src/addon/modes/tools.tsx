/** @jsxRuntime classic */
// The manager has a React of another version, which must create the elements.
// oxlint-disable-next-line no-restricted-imports
import * as React from 'react';
import { addons, types, useGlobals, useParameter, useStorybookState } from 'storybook/manager-api';
import { Group, ToolbarButton } from './toolbarButton.tsx';
import { fillsWindow } from './fillsWindow.ts';
import { addressIn, globalsOf, isIn, modesOf } from './windowModes.ts';

const ADDON = 'storybook-addon-statecharts/modes';
/** Time to read the confirmation. */
const STATUS_MS = 2000;

/** Buttons for light and dark; for Phone and Desk in each if the story has pictures in windows. */
function Modes() {
  const [globals, updateGlobals] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const { disableSnapshot = false } = useParameter<{ disableSnapshot?: boolean }>('chromatic', {});
  const hasWindows = viewMode === 'story' && !disableSnapshot && fillsWindow(storyId);
  return (
    <Group role="group" aria-label={hasWindows ? 'Window and theme' : 'Theme'}>
      {modesOf(hasWindows).map((mode) => (
        <ToolbarButton
          key={mode.name}
          type="button"
          variant={mode.theme}
          aria-label={mode.name}
          title={mode.name}
          aria-pressed={isIn(mode, globals)}
          onClick={() => updateGlobals(globalsOf(mode))}
        >
          {mode.label}
        </ToolbarButton>
      ))}
    </Group>
  );
}

/** Copies the URL of this story in this window and theme. */
function CopyLink() {
  const [globals] = useGlobals();
  const { storyId } = useStorybookState();
  const [status, setStatus] = React.useState('');
  React.useEffect(() => {
    if (status === '') return undefined;
    const timer = setTimeout(() => setStatus(''), STATUS_MS);
    return () => clearTimeout(timer);
  }, [status]);
  async function copy() {
    const address = new URL(addressIn(storyId, globals), location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setStatus('Copied');
    } catch {
      // Clipboard access fails without permission and on plain HTTP.
      window.prompt('The address of this state in this mode', address);
    }
  }
  return (
    <ToolbarButton type="button" variant="plain" aria-live="polite" onClick={() => void copy()}>
      {status === '' ? 'Copy link' : status}
    </ToolbarButton>
  );
}

addons.register(ADDON, () => {
  for (const [title, type, render] of [
    ['Window and theme', types.TOOL, Modes],
    ['Copy link', types.TOOLEXTRA, CopyLink],
  ] as const) {
    addons.add(`${ADDON}/${title}`, {
      type,
      title,
      match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
      render,
    });
  }
});
