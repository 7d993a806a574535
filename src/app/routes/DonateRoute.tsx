import { donatePage } from '../../content/donate.ts';
import { Donate } from '../../features/donate/Donate.tsx';
import { PageHead } from '../PageHead.tsx';

export default function DonateRoute() {
  return (
    <>
      <PageHead text={donatePage} />
      <Donate />
    </>
  );
}
