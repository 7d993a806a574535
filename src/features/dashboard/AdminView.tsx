import { adminTabs } from '../../content/dashboard.ts';
import { notYet } from '../../content/notYet.ts';
import { AdminDashboard } from '../../ui/screens/AdminDashboard/AdminDashboard.tsx';
import { useAddressOption } from '../filter.ts';

const ids = adminTabs.map(({ id }) => id);

/** The admin's tabs, in a chunk of their own; the URL holds the open one: `?tab=events`. */
export default function AdminView({ onAction }: { onAction: () => void }) {
  const [tab, choose] = useAddressOption('tab', ids, 'courses');
  return (
    <AdminDashboard
      tabs={adminTabs}
      selectedId={tab}
      onSelect={choose}
      notYet={notYet.admin}
      onAction={onAction}
    />
  );
}
