import type { AdminTab } from '../../../content/dashboard.ts';
import { Button } from '../../components/Button/Button.tsx';
import { motifPaths } from '../../art/rosette/motifs.ts';
import { Rosette } from '../../art/rosette/Rosette.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { NotYet, type NotYetProps } from '../../patterns/NotYet/NotYet.tsx';

export interface AdminDashboardProps {
  tabs: readonly AdminTab[];
  selectedId: string;
  onSelect: (id: string) => void;
  notYet: NotYetProps;
  /** Shows the toast of an unimplemented action. */
  onAction: () => void;
}

/** The admin's management view: six tabs, not implemented yet (docs/product.md P9.2). */
export function AdminDashboard({
  tabs,
  selectedId,
  onSelect,
  notYet,
  onAction,
}: AdminDashboardProps) {
  return (
    <Stack gap="5">
      <NotYet {...notYet} />
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
              <EmptyState
                title={tab.soon}
                art={<Rosette slug={tab.id} band={tab.band} motif={motifPaths[tab.motif]} />}
              >
                {tab.shows}
              </EmptyState>
            </Stack>
          ),
        }))}
      />
    </Stack>
  );
}
