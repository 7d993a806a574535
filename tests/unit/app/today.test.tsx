import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createStoryActors } from '../../../.storybook/actors/storyActors.ts';
import EventsRoute from '../../../src/app/routes/EventsRoute.tsx';
import HomeRoute from '../../../src/app/routes/HomeRoute.tsx';
import { events, eventsWords } from '../../../src/content/events.ts';
import { ActorsProvider } from '../../../src/features/actorsContext.tsx';
import { ClockContext } from '../../../src/features/clock.ts';

const afterAllEvents = () => Date.parse('2027-05-20T12:00:00Z');

test('a prerendered page knows no today: the first event is next, and none is over', () => {
  const actors = createStoryActors({});
  const prerendered = (Route: typeof HomeRoute) =>
    renderToStaticMarkup(
      <ClockContext value={afterAllEvents}>
        <ActorsProvider value={{ actors, loadFailed: false, load: () => Promise.resolve(actors) }}>
          <StaticRouter location="/">
            <Route />
          </StaticRouter>
        </ActorsProvider>
      </ClockContext>,
    );
  const home = prerendered(HomeRoute);
  expect(home).toContain(events[0]?.title);
  expect(home).not.toContain(eventsWords.none);
  const list = prerendered(EventsRoute);
  expect(list).toContain('Family money night');
  expect(list).not.toContain('It is over');
});
