// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createStoryActors } from '../../../board/pinning/storyActors.ts';
import { Events } from '../../../src/features/events/Events.tsx';
import { ActorsProvider } from '../../../src/features/actorsContext.tsx';
import { ClockContext } from '../../../src/features/clock.ts';
import { open } from './render.tsx';

const over = () => screen.queryAllByText('It is over').length;
const at = (time: string) => () => Date.parse(time);

test.each([
  ['2027-01-22T04:59:00Z', 0],
  ['2027-01-22T05:00:00Z', 1],
  ['2027-05-20T12:00:00Z', 6],
])('at %s, %d of them are over, by the day where the academy is', (time, count) => {
  open(<Events />, { now: at(time) });
  expect(over()).toBe(count);
});

test('a tab that is come back to days later knows what is over by then', () => {
  const now = vi.fn(at('2026-11-20T12:00:00Z'));
  const { close } = open(<Events />, { now });
  expect(over()).toBe(0);
  now.mockImplementation(at('2027-02-10T12:00:00Z'));
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  comeBack();
  expect(over()).toBe(2);
  close();
  now.mockClear();
  comeBack();
  expect(now).not.toHaveBeenCalled();
});

test('a prerendered page, which will be older than today, says of none that it is over', () => {
  const actors = createStoryActors('light', {});
  const html = renderToStaticMarkup(
    <ClockContext value={at('2027-05-20T12:00:00Z')}>
      <ActorsProvider value={{ actors, loadFailed: false, load: () => Promise.resolve(actors) }}>
        <StaticRouter location="/events">
          <Events />
        </StaticRouter>
      </ActorsProvider>
    </ClockContext>,
  );
  expect(html).toContain('Family money night');
  expect(html).not.toContain('It is over');
});
