/** @jsxRuntime classic */
// The manager brings its own React, of another version: elements are made by that one.
// oxlint-disable-next-line no-restricted-imports
import * as React from 'react';
import {
  addons,
  types,
  useGlobals,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { askTheBoard } from './ask.ts';
import { Group, Press } from './press.tsx';
import { addressIn, globalsOf, modeIn, windowModes, type WindowMode } from './windowModes.ts';

const ADDON = 'storybook-addon-statecharts/modes';
/** Long enough to be read. */
const SAID_MS = 2000;

interface ModePressProps {
  mode: WindowMode;
  isCurrent: boolean;
  children: string;
}

function ModePress({ mode, isCurrent, children }: ModePressProps) {
  const [, updateGlobals] = useGlobals();
  return (
    <Press
      type="button"
      look={mode.theme}
      aria-label={mode.name}
      title={mode.name}
      aria-pressed={isCurrent}
      onClick={() => updateGlobals(globalsOf(mode))}
    >
      {children}
    </Press>
  );
}

/** Phone and Desk, each in the light and in the dark, with one press; a page of documentation has no window. */
function Modes() {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  const current = modeIn(globals);
  if (viewMode === 'docs') {
    return (
      <Group role="group" aria-label="Theme">
        {windowModes
          .filter(({ window }) => window === (current?.window ?? 'desk'))
          .map((mode) => (
            <ModePress key={mode.key} mode={mode} isCurrent={mode.theme === globals['theme']}>
              {mode.theme === 'light' ? 'Light' : 'Dark'}
            </ModePress>
          ))}
      </Group>
    );
  }
  return (
    <Group role="group" aria-label="Window and theme">
      {windowModes.map((mode) => (
        <ModePress key={mode.key} mode={mode} isCurrent={mode.key === current?.key}>
          {mode.window === 'phone' ? 'Phone' : 'Desk'}
        </ModePress>
      ))}
    </Group>
  );
}

/** Copies the address of this story in this window and theme. */
function CopyLink() {
  const [globals] = useGlobals();
  const { storyId } = useStorybookState();
  const [said, setSaid] = React.useState('');
  React.useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  async function copy() {
    const address = new URL(addressIn(storyId, globals), location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Copied');
    } catch {
      // Without permission, and on plain http.
      window.prompt('The address of this state in this mode', address);
    }
  }
  return (
    <Press type="button" look="plain" aria-live="polite" onClick={() => void copy()}>
      {said === '' ? 'Copy link' : said}
    </Press>
  );
}

/** To the box that answers questions, from anywhere. */
function AskTheBoard() {
  const api = useStorybookApi();
  return (
    <Press type="button" look="plain" onClick={() => askTheBoard(api, '')}>
      Ask the board
    </Press>
  );
}

addons.register(ADDON, () => {
  addons.add(`${ADDON}/ask`, {
    type: types.TOOLEXTRA,
    title: 'Ask the board',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: AskTheBoard,
  });
  addons.add(`${ADDON}/window`, {
    type: types.TOOL,
    title: 'Window and theme',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: Modes,
  });
  addons.add(`${ADDON}/link`, {
    type: types.TOOLEXTRA,
    title: 'Copy link',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: CopyLink,
  });
});
