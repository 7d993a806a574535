import type { AdminTab } from '../../../content/dashboard.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import * as styles from './AdminDashboard.css.ts';

export interface AdminDashboardProps {
  tabs: readonly AdminTab[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** Every action only says that it is not there yet. */
  onAction: () => void;
}

/** The columns a table will have, and that it is coming soon. */
function EmptyTable({ tab }: { tab: AdminTab }) {
  return (
    // A scroller must be reachable by keyboard (axe, scrollable-region-focusable): Safari makes none so.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller} aria-label={`${tab.label} table`} tabIndex={0}>
      <table className={styles.columns}>
        <thead>
          <tr>
            {tab.columns.map((column) => (
              <th className={styles.head} key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className={styles.soon} colSpan={tab.columns.length}>
              {tab.soon}
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** The management view of an admin: six tabs, all of them still to come (docs/product.md P9.2). */
export function AdminDashboard({ tabs, selectedId, onSelect, onAction }: AdminDashboardProps) {
  return (
    <Tabs
      label="Manage the academy"
      selectedId={selectedId}
      onSelect={onSelect}
      tabs={tabs.map((tab) => ({
        id: tab.id,
        label: tab.label,
        content: (
          <Stack gap="4">
            <Inline justify="space-between">
              <Heading level={2} size="panel">
                {tab.label}
              </Heading>
              {tab.action === undefined ? null : <Button onClick={onAction}>{tab.action}</Button>}
            </Inline>
            <EmptyTable tab={tab} />
          </Stack>
        ),
      }))}
    />
  );
}
