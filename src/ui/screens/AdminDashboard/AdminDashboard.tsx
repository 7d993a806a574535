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
  /** Shows the toast of an unimplemented action. */
  onAction: () => void;
}

/** A table's future columns, marked as coming soon. */
function EmptyTable({ tab }: { tab: AdminTab }) {
  return (
    // Safari does not make scrollers focusable (axe, scrollable-region-focusable).
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

/** The admin's management view: six tabs, not implemented yet (docs/product.md P9.2). */
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
