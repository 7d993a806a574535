import { pages } from '../../content/pages.ts';
import { Dashboard } from '../../features/dashboard/Dashboard.tsx';
import { PageHead } from '../PageHead.tsx';

export default function DashboardRoute() {
  return (
    <>
      <PageHead text={pages.dashboard} unlisted />
      <Dashboard />
    </>
  );
}
