import type { StoryContext } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { stateModes } from '../../.storybook/modes.ts';
import { App } from '../../src/app/App.tsx';
import { Layout } from '../../src/app/layout/Layout.tsx';
import { RegionBoundary } from '../../src/app/layout/RegionBoundary.tsx';
import { paths } from '../../src/domain/paths.ts';
import { ActorsProvider, type ActorsContext } from '../../src/features/actorsContext.tsx';

/** The actors never load, and a retry fails too. */
const failed: ActorsContext = {
  actors: undefined,
  loadFailed: true,
  load: () => new Promise(() => undefined),
};

function LostScreen(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

/** The shell around a page whose chunk failed to load. */
function LostPage() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route
          path="*"
          element={
            <RegionBoundary name="page">
              <LostScreen />
            </RegionBoundary>
          }
        />
      </Route>
    </Routes>
  );
}

const meta = preview.meta({
  title: 'Faults/Lost files',
  component: LostPage,
  tags: ['!autodocs', 'fault'],
  parameters: { path: paths.about.pattern },
});

async function expectExplained(canvas: StoryContext['canvas']) {
  await expect(await canvas.findByText('This part of the page did not load')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
  const reference = canvas.getByText(/^Reference: [0-9a-z]+$/);
  // The reference contains the time; a picture needs a constant.
  reference.textContent = 'Reference: mi8k2p4x';
}

/** The connection dropped, or the site was redeployed: the page explains it, and the rest works. */
export const PartOfThePage = meta.story({
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas }) => {
    await expectExplained(canvas);
  },
});

/** The code for the session did not load: nothing private shows. */
export const WhoIsSignedIn = meta.story({
  render: () => (
    <ActorsProvider value={failed}>
      <App />
    </ActorsProvider>
  ),
  parameters: { path: paths.dashboard.pattern, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expectExplained(canvas);
  },
});
