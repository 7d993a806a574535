// The manager's builder compiles JSX to React.createElement.
// oxlint-disable-next-line no-restricted-imports
import * as React from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
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

const Sheet = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: 16,
  padding: 16,
  fontSize: theme.typography.size.s2,
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
  margin: '0 0 8px',
  paddingBottom: 6,
  borderBottom: `3px double ${theme.appBorderColor}`,
  fontSize: theme.typography.size.s2,
}));

const List = styled.ol({ listStyle: 'none', margin: 0, padding: 0 });

const Line = styled.li<{ depth: number }>(({ depth }) => ({
  paddingLeft: depth * 14,
  lineHeight: '24px',
}));

/** As in the drawn chart: gold where it is, and a dot, as colour is never the only cue. */
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
  // A font may have no dot.
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
  padding: 16,
  margin: 0,
}));

function StateLine({ state }: { state: PanelState }) {
  const api = useStorybookApi();
  const { story, isLit, isLeaf, isPassing, name, id, depth } = state;
  if (!isLeaf) {
    return (
      <Line depth={depth}>
        <strong>{name}</strong>
      </Line>
    );
  }
  const missing = isPassing ? 'Passed through, never seen' : 'No story shows it';
  return (
    <Line depth={depth}>
      <State
        type="button"
        lit={isLit}
        disabled={story === undefined}
        aria-current={isLit ? 'true' : undefined}
        title={story === undefined ? missing : `The story of ${id}`}
        onClick={() => {
          if (story !== undefined) api.selectStory(story);
        }}
      >
        {name}
      </State>
    </Line>
  );
}

function ChartCard({ chart }: { chart: PanelChart }) {
  return (
    <Card aria-label={chart.machine}>
      <Head>
        {chart.machine}
        <Link href={chart.page}>drawn</Link>
      </Head>
      <List>
        {chart.states.map((state) => (
          <StateLine key={state.id} state={state} />
        ))}
      </List>
    </Card>
  );
}

function Events({ events }: Pick<PanelContent, 'events'>) {
  return (
    <Card aria-label="Last events">
      <Head>Last events</Head>
      {events.length === 0 ? 'None yet.' : null}
      <List>
        {events.map(({ machine, event, leaves }, place) => (
          <Line key={events.length - place} depth={0}>
            <code>{event}</code> {machine}: {leaves.join(', ')}
          </Line>
        ))}
      </List>
    </Card>
  );
}

function Panel() {
  const [content, setContent] = React.useState<PanelContent | undefined>();
  const api = useStorybookApi();
  useChannel({
    [SHOW]: setContent,
    [STORY_RENDERED]: () => api.emit(ASK),
  });
  // Opened in the middle of a story.
  React.useEffect(() => {
    api.emit(ASK);
  }, [api]);
  if (content === undefined || content.charts.length === 0) {
    return <Note>No statechart runs in this story.</Note>;
  }
  return (
    <Sheet>
      <Events events={content.events} />
      {content.charts.map((chart) => (
        <ChartCard key={chart.key} chart={chart} />
      ))}
    </Sheet>
  );
}

addons.register(ADDON_ID, () => {
  addons.add(PANEL_ID, {
    type: types.PANEL,
    title: 'Statechart',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <Panel />
      </AddonPanel>
    ),
  });
});
