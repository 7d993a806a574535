import { Suspense } from 'react';
import { homeText } from '../../content/homeText.ts';
import { PageHead } from '../PageHead.tsx';
import { restingPart } from '../restingPart.tsx';

// Nothing on it but reading and links, and drawings that weigh: nobody waits for its script.
const HomePart = restingPart(() => import('./HomePart.tsx'));

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
