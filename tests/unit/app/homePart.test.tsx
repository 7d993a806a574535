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

/** The title under "Next event". */
const next = () =>
  screen.getByRole('heading', { name: 'Next event' }).parentElement?.querySelector('a')
    ?.textContent;

test('a tab shown again after days shows that day’s next event', () => {
  const now = vi.fn(at('2026-11-21T12:00:00Z'));
  open(<HomePart />, { now });
  now.mockImplementation(at('2027-02-10T12:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(next()).toBe(titles[2]);
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
