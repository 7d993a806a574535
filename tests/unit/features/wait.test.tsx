// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AuthFailure } from '../../../src/domain/authFailure.ts';
import { ClockContext } from '../../../src/features/clock.ts';
import { useWait } from '../../../src/features/wait.ts';

// The default clock was read before it was faked.
const now = () => Date.now();
const refused = (retryAfterMs?: number) => new AuthFailure('rateLimited', '', { retryAfterMs });

test('a 429 is counted down by the clock, also through a sleep, and anew after the next one', () => {
  vi.useFakeTimers({ now: 0 });
  const { result, rerender } = renderHook(useWait, {
    initialProps: refused(42_000),
    wrapper: ({ children }) => <ClockContext value={now}>{children}</ClockContext>,
  });
  const seconds: number[] = [result.current];
  const pass = (ms: number, sleep = 0) => {
    vi.setSystemTime(Date.now() + sleep);
    act(() => void vi.advanceTimersByTime(ms));
    seconds.push(result.current);
  };
  pass(1_000);
  pass(1_000, 30_000);
  pass(20_000);
  expect(vi.getTimerCount()).toBe(0);
  rerender(refused());
  seconds.push(result.current);
  expect(seconds).toEqual([42, 41, 10, 0, 60]);
  rerender(new AuthFailure('refused', ''));
  expect([result.current, vi.getTimerCount()]).toEqual([0, 0]);
  vi.useRealTimers();
});
