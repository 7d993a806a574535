// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import SignInRoute from '../../../src/app/routes/SignInRoute.tsx';
import { signedInAs } from '../../../stories/_helpers/sessions.ts';
import { open } from '../features/render.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <p>At {pathname + search}</p>;
}

test.each([
  ['/dashboard?tab=events', '/dashboard?tab=events'],
  ['//evil.example', '/dashboard'],
  [undefined, '/dashboard'],
])('signed in, a visitor who came from %s is at %s', async (from, target) => {
  open(
    <Routes>
      <Route path="/signin" element={<SignInRoute />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    { states: signedInAs('student'), initialEntries: [{ pathname: '/signin', state: { from } }] },
  );
  expect(await screen.findByText(`At ${target}`)).toBeDefined();
});
