/** @jsxRuntime classic */
// The manager has a React of another version, which must create the elements.
// oxlint-disable-next-line no-restricted-imports
import * as React from 'react';
import { STORY_CHANGED, STORY_RENDERED } from 'storybook/internal/core-events';
import { AddonPanel, Link } from 'storybook/internal/components';
import { addons, types, useChannel, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { addressIn } from '../modes/windowModes.ts';
import {
  ADDON_ID,
  ASK,
  PANEL_ID,
  SHOW,
  type PanelChart,
  type PanelContent,
  type PanelState,
} from './messages.ts';

const Sheet = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: 14,
  fontSize: 14,
  lineHeight: 1.45,
  color: theme.color.defaultText,
}));

const Card = styled.section(({ theme }) => ({
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: '16px 4px',
  padding: 12,
  minWidth: 0,
}));

const Head = styled.h2(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: '0 0 8px',
  paddingBottom: 6,
  borderBottom: `3px double ${theme.appBorderColor}`,
  fontFamily: 'var(--statecharts-font-display, inherit)',
  fontStretch: '80%',
  fontWeight: 760,
  fontSize: 18,
  '& a': { fontFamily: theme.typography.fonts.base, fontSize: 13 },
}));

/** The current state, as a sentence. Gold and a dot: colour is never the only cue. */
const Lit = styled.p({
  margin: '0 0 8px',
  padding: '8px 12px',
  borderRadius: '12px 3px',
  background: '#f2bd3f',
  color: '#0d251b',
  fontWeight: 600,
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 9,
    height: 9,
    marginRight: 8,
    borderRadius: '50%',
    background: 'currentColor',
  },
  '& code': { float: 'right', fontWeight: 400 },
});

const Fold = styled.details(({ theme }) => ({
  '& > summary': {
    minHeight: 24,
    cursor: 'pointer',
    fontWeight: 600,
    '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
  },
  '& > *:not(summary)': { marginTop: 8 },
}));

const Banner = styled.p({
  margin: 0,
  padding: '8px 12px',
  borderRadius: '12px 3px',
  background: '#fbe3a4',
  color: '#0d251b',
});

const List = styled.ol({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 6px',
});

/** A region starts a new line. */
const Line = styled.li<{ region?: boolean }>(({ region = false }) => ({
  flexBasis: region ? '100%' : 'auto',
  lineHeight: '24px',
}));

const Wide = styled.li({ flexBasis: '100%' });

/** Gold and a dot for the active state, as in the drawing: colour is never the only cue. */
const State = styled.button<{ lit: boolean }>(({ lit, theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  minHeight: 24,
  padding: '0 8px',
  borderRadius: '8px 2px',
  cursor: 'pointer',
  border: `1px solid ${lit ? '#0d251b' : theme.appBorderColor}`,
  background: lit ? '#f2bd3f' : 'transparent',
  color: lit ? '#0d251b' : theme.color.defaultText,
  fontWeight: lit ? 700 : 400,
  // Drawn, because a font may lack the glyph.
  '&::before': {
    content: lit ? '""' : 'none',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginRight: 6,
    borderRadius: '50%',
    background: 'currentColor',
  },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 1 },
  '&:disabled': { cursor: 'default', borderStyle: 'dashed' },
}));

const Note = styled.p(({ theme }) => ({
  color: theme.textMutedColor as string,
  margin: 0,
}));

function StateLine({ state }: { state: PanelState }) {
  const api = useStorybookApi();
  const { story, isLit, isLeaf, isTransient, name, words } = state;
  if (!isLeaf) {
    return (
      <Line region>
        <strong>{name}</strong>
      </Line>
    );
  }
  const missing = isTransient ? 'Passed through, never seen' : 'No story shows it';
  return (
    <Line>
      <State
        type="button"
        lit={isLit}
        disabled={story === undefined}
        aria-current={isLit ? 'true' : undefined}
        title={story === undefined ? `${words}. ${missing}` : words}
        onClick={() => {
          if (story !== undefined) api.selectStory(story);
        }}
      >
        {name}
      </State>
    </Line>
  );
}

/** URL of a statechart's page in the chosen window and theme. */
const pageIn = (page: string, globals: Readonly<Record<string, unknown>>): string =>
  `${page}${addressIn('', globals).replace(/^.*(?=&globals)/, '')}`;

/** The story's subject: its current and its other states. */
function Subject({ chart }: { chart: PanelChart }) {
  const [globals] = useGlobals();
  return (
    <Card aria-label={chart.name}>
      <Head>
        {chart.name}
        <Link href={pageIn(chart.page, globals)}>See it drawn</Link>
      </Head>
      {chart.states
        .filter(({ isLit }) => isLit)
        .map(({ id, words }) => (
          <Lit key={id}>
            {words} <code>{id}</code>
          </Lit>
        ))}
      <Fold open>
        <summary>Where else it can be</summary>
        <List>
          {chart.states.map((state) => (
            <StateLine key={state.id} state={state} />
          ))}
        </List>
      </Fold>
    </Card>
  );
}

function Others({ charts }: { charts: readonly PanelChart[] }) {
  const [globals] = useGlobals();
  if (charts.length === 0) return null;
  return (
    <Fold>
      <summary>
        Also on this page: {[...new Set(charts.map(({ name }) => name))].join(', ')}
      </summary>
      <List>
        {charts.map(({ key, name, page, states }) => (
          <Wide key={key}>
            <Link href={pageIn(page, globals)}>{name}</Link>:{' '}
            {states
              .filter(({ isLit }) => isLit)
              .map((state) => state.name)
              .join(' · ')}
          </Wide>
        ))}
      </List>
    </Fold>
  );
}

function Events({ events }: Pick<PanelContent, 'events'>) {
  if (events.length === 0) return null;
  return (
    <Fold>
      <summary>What just happened</summary>
      <List>
        {events.map(({ name, event, states }, index) => (
          <Wide key={events.length - index}>
            <strong>{event}</strong> ({name}): {states.join(' · ')}
          </Wide>
        ))}
      </List>
    </Fold>
  );
}

/** Explains what does not work on this host; undefined if everything does. */
function obstacle(): string | undefined {
  if (location.protocol === 'file:') {
    return 'Opened from a file: browsers load no stories from there. Put the folder behind any web server.';
  }
  if (!window.isSecureContext) {
    return 'Opened over plain http: stories with a server behind them (Flows, Faults) need https or localhost, and so does copying.';
  }
  return undefined;
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
  const hindered = obstacle();
  return (
    <Sheet>
      {hindered === undefined ? null : <Banner role="status">{hindered}</Banner>}
      {content === undefined ? <Note>Looking…</Note> : null}
      {content?.charts.length === 0 ? <Note>Nothing here is decided by a statechart.</Note> : null}
      {content?.charts
        .filter(({ isSubject }) => isSubject)
        .map((chart) => (
          <Subject key={chart.key} chart={chart} />
        ))}
      <Others charts={content?.charts.filter(({ isSubject }) => !isSubject) ?? []} />
      <Events events={content?.events ?? []} />
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
