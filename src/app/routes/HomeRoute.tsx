import { Suspense } from 'react';
import { homeText } from '../../content/homeText.ts';
import { PageHead } from '../PageHead.tsx';
import { deferredIsland } from '../deferredIsland.tsx';

// Nothing on it but reading and links, and drawings that weigh: nobody waits for its script.
const HomePart = deferredIsland(() => import('./HomePart.tsx'));

export default function HomeRoute() {
  return (
    <>
      <PageHead text={homeText} />
      <Suspense>
        <HomePart />
      </Suspense>
    </>
  );
}
