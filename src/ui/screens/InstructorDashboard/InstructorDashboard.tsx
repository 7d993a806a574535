import type { instructorWords } from '../../../content/dashboard.ts';
import { TheInvestor } from '../../art/mascots/TheInvestor.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { NotYet, type NotYetProps } from '../../patterns/NotYet/NotYet.tsx';

export interface InstructorDashboardProps {
  words: typeof instructorWords;
  notYet: NotYetProps;
  /** Shows the toast of the unimplemented editor. */
  onCreate: () => void;
}

/** An instructor's courses, and the announcement of the editor (docs/product.md P9.3). */
export function InstructorDashboard({ words, notYet, onCreate }: InstructorDashboardProps) {
  return (
    <Panel as="section" labelledBy="my-courses">
      <Stack gap="5">
        <NotYet {...notYet} />
        <Inline justify="space-between">
          <Heading level={2} size="panel" id="my-courses">
            {words.heading}
          </Heading>
          <Button onClick={onCreate}>{words.create}</Button>
        </Inline>
        <EmptyState title={words.empty} art={<TheInvestor mood="think" />}>
          {words.promise}
        </EmptyState>
      </Stack>
    </Panel>
  );
}
