import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pages } from '../../content/pages.ts';
import { Dashboard } from '../../features/dashboard/Dashboard.tsx';
import { Protected } from '../layout/Protected.tsx';
import { PageHead } from '../PageHead.tsx';

/** The dashboard, for signed-in users only; the URL holds the open tab. */
export default function DashboardRoute() {
  const search = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const onTab = useCallback(
    (id: string) => void navigate({ search: `?tab=${encodeURIComponent(id)}` }, { replace: true }),
    [navigate],
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
