/** @jsxRuntime classic */
// The manager has a React of another version, which must create the elements.
// oxlint-disable-next-line no-restricted-imports
import * as React from 'react';
import { STORY_CHANGED, STORY_RENDERED } from 'storybook/internal/core-events';
import { AddonPanel, Link } from 'storybook/internal/components';
import { addons, types, useChannel, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import {
  ADDON_ID,
  ASK,
  PANEL_ID,
  SHOW,
  type PanelChart,
  type PanelContent,
  type PanelState,
} from './messages.ts';

/** Gold for the current state, as in the drawing, with a dot: colour is never the only cue. */
const GOLD = { background: '#f2bd3f', color: '#0d251b' };
const DOT = {
  content: '""',
  display: 'inline-block',
  width: 8,
  height: 8,
  marginRight: 7,
  borderRadius: '50%',
  background: 'currentColor',
};

const Sheet = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: 14,
  fontSize: 14,
  lineHeight: 1.45,
  color: theme.color.defaultText,
  '& p': { margin: 0 },
  '& section': {
    display: 'grid',
    gap: 8,
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: '16px 4px',
    padding: 12,
    minWidth: 0,
  },
  '& h2': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    margin: 0,
    paddingBottom: 6,
    borderBottom: `3px double ${theme.appBorderColor}`,
    fontFamily: 'var(--statecharts-font-display, inherit)',
    fontStretch: '80%',
    fontWeight: 760,
    fontSize: 18,
  },
  '& h2 a': { fontFamily: theme.typography.fonts.base, fontSize: 13 },
  '& summary': { minHeight: 24, cursor: 'pointer', fontWeight: 600 },
  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 6px',
    listStyle: 'none',
    margin: '8px 0 0',
    padding: 0,
  },
  '& li': { lineHeight: '24px' },
  '& li:not(:has(> button))': { flexBasis: '100%' },
  '& :is(summary, button):focus-visible': {
    outline: `2px solid ${theme.color.secondary}`,
    outlineOffset: 2,
  },
}));

/** A sentence about the current state, or about what does not work on this host. */
const Mark = styled.p({
  ...GOLD,
  padding: '8px 12px',
  borderRadius: '12px 3px',
  fontWeight: 600,
  '& code': { float: 'right', fontWeight: 400 },
});

const State = styled.button(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  minHeight: 24,
  padding: '0 8px',
  borderRadius: '8px 2px',
  cursor: 'pointer',
  border: `1px solid ${theme.appBorderColor}`,
  '&[aria-current]': { ...GOLD, borderColor: GOLD.color, fontWeight: 700 },
  '&[aria-current]::before': DOT,
  '&:disabled': { cursor: 'default', borderStyle: 'dashed' },
}));

const wordsOf = ({ name, about }: PanelState): string =>
  about === undefined ? name : `${name}: ${about}`;

/** The states in which a statechart is. */
const litIn = ({ storyboard, leaves }: PanelChart): PanelState[] =>
  storyboard.states.filter(({ id }) => leaves.includes(id));

function StateButton({ state, isLit }: { state: PanelState; isLit: boolean }) {
  const api = useStorybookApi();
  const { story, isTransient, name } = state;
  const words = wordsOf(state);
  const missing = isTransient ? 'Passed through, never seen' : 'No story shows it';
  return (
    <State
      type="button"
      disabled={story === undefined}
      aria-current={isLit ? 'true' : undefined}
      title={story === undefined ? `${words}. ${missing}` : words}
      onClick={() => {
        if (story !== undefined) api.selectStory(story);
      }}
    >
      {name}
    </State>
  );
}

/** A link to a statechart's drawing with the same states highlighted. */
function Drawing({ chart, children }: React.PropsWithChildren<{ chart: PanelChart }>) {
  const lit = chart.leaves.map((leaf) => leaf.replaceAll('.', '-'));
  const href = `./?path=/story/${chart.storyboard.story}&args=lit:${lit.join('+')}`;
  return <Link href={href}>{children}</Link>;
}

/** The story's subject: its current and its other states. */
function Subject({ chart }: { chart: PanelChart }) {
  return (
    <section aria-label={chart.name}>
      <h2>
        {chart.name}
        <Drawing chart={chart}>See it drawn</Drawing>
      </h2>
      {litIn(chart).map((state) => (
        <Mark key={state.id}>
          {wordsOf(state)} <code>{state.id}</code>
        </Mark>
      ))}
      <details open>
        <summary>Where else it can be</summary>
        <ol>
          {chart.storyboard.states.map((state) => (
            <li key={state.id}>
              {state.isLeaf ? (
                <StateButton state={state} isLit={chart.leaves.includes(state.id)} />
              ) : (
                <strong>{state.name}</strong>
              )}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

function Others({ charts }: { charts: readonly PanelChart[] }) {
  if (charts.length === 0) return null;
  return (
    <details>
      <summary>
        Also on this page: {[...new Set(charts.map(({ name }) => name))].join(', ')}
      </summary>
      <ol>
        {charts.map((chart) => (
          <li key={chart.key}>
            <Drawing chart={chart}>{chart.name}</Drawing>:{' '}
            {litIn(chart)
              .map(({ name }) => name)
              .join(' · ')}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Panel() {
  const [content, setContent] = React.useState<PanelContent | undefined>();
  const api = useStorybookApi();
  useChannel({
    [SHOW]: setContent,
    [STORY_CHANGED]: () => setContent(undefined),
    [STORY_RENDERED]: () => api.emit(ASK),
  });
  // The panel may open during a story.
  React.useEffect(() => {
    api.emit(ASK);
  }, [api]);
  const charts = content?.charts ?? [];
  return (
    <Sheet>
      {content === undefined ? <p>Loading…</p> : null}
      {content?.charts.length === 0 ? (
        <p>No state machine of a storyboard runs in this story.</p>
      ) : null}
      {charts
        .filter(({ isSubject }) => isSubject)
        .map((chart) => (
          <Subject key={chart.key} chart={chart} />
        ))}
      <Others charts={charts.filter(({ isSubject }) => !isSubject)} />
    </Sheet>
  );
}

addons.register(ADDON_ID, () => {
  addons.add(PANEL_ID, {
    type: types.PANEL,
    title: 'State',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <Panel />
      </AddonPanel>
    ),
  });
});
