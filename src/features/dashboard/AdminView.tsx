import { adminTabs } from '../../content/dashboard.ts';
import { AdminDashboard } from '../../ui/screens/AdminDashboard/AdminDashboard.tsx';

export interface AdminViewProps {
  tab: string | undefined;
  onTab: (id: string) => void;
  onAction: () => void;
}

/** The admin's tabs, in a chunk of their own. An unknown tab selects the first. */
export default function AdminView({ tab, onTab, onAction }: AdminViewProps) {
  const known = adminTabs.find(({ id }) => id === tab) ?? adminTabs[0];
  return (
    <AdminDashboard
      tabs={adminTabs}
      // Stryker disable next-line StringLiteral,OptionalChaining: A tab always exists; the default only satisfies the compiler. A tab always exists; the check only satisfies the compiler.
      selectedId={known?.id ?? ''}
      onSelect={onTab}
      onAction={onAction}
    />
  );
}
