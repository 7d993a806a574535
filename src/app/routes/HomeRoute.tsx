import { Suspense } from 'react';
import { homeText } from '../../content/homeText.ts';
import { RouteChange } from '../layout/RouteChange.tsx';
import { PageHead } from '../PageHead.tsx';
import { deferredIsland } from '../deferredIsland.tsx';

// Static text and heavy drawings: hydration can wait.
const HomePart = deferredIsland(() => import('./HomePart.tsx'));

export default function HomeRoute() {
  return (
    <>
      <PageHead text={homeText} />
      <Suspense>
        <HomePart />
        <RouteChange />
      </Suspense>
    </>
  );
}
