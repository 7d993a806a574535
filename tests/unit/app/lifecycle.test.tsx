// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import Lifecycle from '../../../src/app/layout/Lifecycle.tsx';
import { selectAccess } from '../../../machines/session/session.screens.ts';
import { open } from '../features/render.tsx';

const loggedOut = {
  session: { value: 'signedOut' as const, context: { endReason: 'asked' as const } },
};

test.each([
  ['/dashboard', 'leaving'],
  ['/Dashboard', 'leaving'],
  ['/DASHBOARD//', 'leaving'],
  ['/', 'denied'],
  ['/courses', 'denied'],
])('who logged out at %s is %s: the dashboard does not send them to sign in', (path, access) => {
  const { actors } = open(<Lifecycle />, { states: loggedOut, path });
  expect(selectAccess(actors.session.getSnapshot())).toBe(access);
});
