// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import HomePart from '../../../src/app/routes/HomePart.tsx';
import { events, eventsWords } from '../../../src/content/events.ts';
import { ClockContext } from '../../../src/features/clock.ts';
import { open } from '../features/render.tsx';

const titles = events.map(({ title }) => title);
const at = (time: string) => () => Date.parse(time);

/** The title under "Next event", and the text around it. */
function next() {
  const part = screen.getByRole('heading', { name: 'Next event' }).parentElement;
  const link = part?.querySelector('a');
  return { link: link?.textContent, to: link?.getAttribute('href'), said: part?.textContent };
}

test.each([
  ['on the day of the build', '2026-11-21T12:00:00Z', titles[0]],
  ['on the day of the event itself', '2027-01-22T04:59:00Z', titles[0]],
  ['a month later', '2027-01-22T05:00:00Z', titles[1]],
  ['when one is left', '2027-05-18T12:00:00Z', titles[5]],
])('the next event %s is the first that is not over', (_, time, title) => {
  open(<HomePart />, { now: at(time) });
  expect(next()).toMatchObject({ link: title, to: '/events' });
});

test('after the last event a sentence links to the events', () => {
  open(<HomePart />, { now: at('2027-05-20T12:00:00Z') });
  expect(next()).toEqual({
    link: 'Events',
    to: '/events',
    said: `Next event${eventsWords.none} Events`,
  });
});

test('a tab shown again after days shows that day’s next event', () => {
  const now = vi.fn(at('2026-11-21T12:00:00Z'));
  open(<HomePart />, { now });
  now.mockImplementation(at('2027-02-10T12:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(next().link).toBe(titles[2]);
});

test('the prerendered page shows the first event, whatever the clock', () => {
  const html = renderToStaticMarkup(
    <ClockContext value={at('2027-05-20T12:00:00Z')}>
      <StaticRouter location="/">
        <HomePart />
      </StaticRouter>
    </ClockContext>,
  );
  expect(html).toContain(titles[0]);
  expect(html).not.toContain(eventsWords.none);
});
