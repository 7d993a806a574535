/** @jsxRuntime classic */
// The manager has a React of another version, which must create the elements.
// oxlint-disable-next-line no-restricted-imports
import * as React from 'react';
import { Link, Route } from 'storybook/internal/router';
import { styled, useTheme } from 'storybook/theming';
import { loadDesk, pictureUrl } from 'storybook-addon-visual-causes';
import { wallOf, type Desk } from './wall.ts';

/** The page's path in Storybook's address. */
export const START = '/start/';

const Page = styled.div(({ theme }) => ({
  overflow: 'auto',
  padding: '32px max(24px, 4%)',
  background: theme.background.preview,
  color: theme.color.defaultText,
  font: `18px/1.5 ${theme.typography.fonts.base}`,
  '& :is(h1, h2)': { margin: '0 0 12px', font: '760 24px/1.2 "Bricolage Grotesque", sans-serif' },
  '& h1': { fontSize: 36 },
  '& :is(p, ol)': { maxWidth: '65ch', margin: '0 0 24px' },
  '& a': { color: theme.color.secondary },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
    gap: 16,
    margin: '0 0 24px',
    padding: 0,
    listStyle: 'none',
  },
  '& li > a': {
    display: 'grid',
    gap: 4,
    padding: 8,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { background: theme.background.hoverable },
  },
  '& img': {
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    objectPosition: 'left top',
    border: `1px solid ${theme.appBorderColor}`,
  },
}));

/** A link to a story in the board's theme, on a desktop; the manager is not loaded again. */
function StoryLink({ story, children }: { story: string; children: React.ReactNode }) {
  const globals = `theme:${useTheme().base};viewport.value:desk`;
  return <Link to={`/story/${story}&globals=${globals}`}>{children}</Link>;
}

/** Pictures that open their stories. */
function Wall({ title, desk }: { title: 'Screens' | 'Storyboards'; desk: Desk }) {
  return (
    <ul aria-label={title}>
      {wallOf(desk.pictures, title, String(useTheme().base)).map(({ name, story, hash }) => (
        <li key={story}>
          <StoryLink story={story}>
            <img src={pictureUrl(hash, 'thumbs')} alt="" loading="lazy" />
            {name}
          </StoryLink>
        </li>
      ))}
    </ul>
  );
}

function Start() {
  const [desk, setDesk] = React.useState<Desk>({ pictures: [] });
  React.useEffect(() => {
    document.title = 'Start here';
    void loadDesk().then(setDesk);
  }, []);
  return (
    <Page>
      <h1>Every screen, in every state</h1>
      <p>
        No data to set up and nothing to wait for. Pick a screen, or{' '}
        <StoryLink story="review--all-states">search every state</StoryLink> by the words on it.
      </p>
      <h2>Screens</h2>
      <Wall title="Screens" desk={desk} />
      <h2>What decides</h2>
      <Wall title="Storyboards" desk={desk} />
      <h2>What changed</h2>
      <p>
        Stories with new or changed pictures are marked in the sidebar, whose filters find them.{' '}
        <StoryLink story="review--changes">Changes</StoryLink> lists them by cause.
      </p>
      <h2>How to look</h2>
      <ol>
        <li>Two menus above a story set its theme and its window. Links keep both.</li>
        <li>State, below or beside a story, shows where its statechart is.</li>
        <li>The address is the link to this state in this mode, for a message or a ticket.</li>
      </ol>
    </Page>
  );
}

/** The first page: every screen and every statechart. It needs no preview, which weighs as much again. */
export const StartPage = () => (
  <Route path={START} startsWith>
    <Start />
  </Route>
);
