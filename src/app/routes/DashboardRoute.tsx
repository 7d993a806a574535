import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pages } from '../../content/pages.ts';
import { Dashboard } from '../../features/dashboard/Dashboard.tsx';
import { Protected } from '../layout/Protected.tsx';
import { PageHead } from '../PageHead.tsx';

/** The dashboard, for signed-in people alone; which tab is open stands in the address. */
export default function DashboardRoute() {
  const [search, setSearch] = useSearchParams();
  const onTab = useCallback(
    (id: string) => setSearch({ tab: id }, { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return (
    <>
      <PageHead text={pages.dashboard} unlisted />
      <Protected>
        <Dashboard tab={search.get('tab') ?? undefined} onTab={onTab} />
      </Protected>
    </>
  );
}
