import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pages } from '../../content/pages.ts';
import { Dashboard } from '../../features/dashboard/Dashboard.tsx';
import { PageHead } from '../PageHead.tsx';

/** The dashboard; which tab is open stands in the address. */
export default function DashboardRoute() {
  const [search, setSearch] = useSearchParams();
  const onTab = useCallback(
    (id: string) => setSearch({ tab: id }, { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return (
    <>
      <PageHead text={pages.dashboard} unlisted />
      <Dashboard tab={search.get('tab') ?? undefined} onTab={onTab} />
    </>
  );
}
