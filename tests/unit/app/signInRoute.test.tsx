// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createStoryActors } from '../../../.storybook/actors/storyActors.ts';
import SignInRoute from '../../../src/app/routes/SignInRoute.tsx';
import { ActorsProvider } from '../../../src/features/actorsContext.tsx';
import { signedInAs } from '../../../stories/_helpers/sessions.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <p>At {pathname + search}</p>;
}

test.each([
  ['/dashboard?tab=events', '/dashboard?tab=events'],
  ['//evil.example', '/dashboard'],
  [undefined, '/dashboard'],
])('signed in, a visitor who came from %s is at %s', (from, target) => {
  const actors = createStoryActors(signedInAs('student'));
  render(
    <ActorsProvider value={{ actors, loadFailed: false, load: () => Promise.resolve(actors) }}>
      <MemoryRouter initialEntries={[{ pathname: '/signin', state: { from } }]}>
        <Routes>
          <Route path="/signin" element={<SignInRoute />} />
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>
    </ActorsProvider>,
  );
  expect(screen.getByText(`At ${target}`)).toBeDefined();
});
