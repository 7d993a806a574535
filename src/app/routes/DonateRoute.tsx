import { pages } from '../../content/pages.ts';
import { Donate } from '../../features/donate/Donate.tsx';
import { PageHead } from '../PageHead.tsx';

export default function DonateRoute() {
  return (
    <>
      <PageHead text={pages.donate} />
      <Donate />
    </>
  );
}
