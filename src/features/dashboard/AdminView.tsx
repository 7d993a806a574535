import { adminTabs } from '../../content/dashboard.ts';
import { AdminDashboard } from '../../ui/screens/AdminDashboard/AdminDashboard.tsx';
import { useAddressOption } from '../filter.ts';

const ids = adminTabs.map(({ id }) => id);

/** The admin's tabs, in a chunk of their own; the URL holds the open one: `?tab=events`. */
export default function AdminView({ onAction }: { onAction: () => void }) {
  const [tab, choose] = useAddressOption('tab', ids, 'courses');
  return <AdminDashboard tabs={adminTabs} selectedId={tab} onSelect={choose} onAction={onAction} />;
}
