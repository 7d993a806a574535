import { pages } from '../../content/pages.ts';
import { Dashboard } from '../../features/dashboard/Dashboard.tsx';
import { Protected } from '../layout/Protected.tsx';
import { PageHead } from '../PageHead.tsx';

/** The dashboard, for signed-in users only. */
export default function DashboardRoute() {
  return (
    <>
      <PageHead text={pages.dashboard} unlisted />
      <Protected>
        <Dashboard />
      </Protected>
    </>
  );
}
