import { useEffect, useState } from 'react';
import { Button } from '../../../src/ui/components/Button/Button.tsx';
import { Inline } from '../../../src/ui/components/Inline/Inline.tsx';
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx';
import { Table, type TableColumn } from '../../../src/ui/components/Table/Table.tsx';
import { Text } from '../../../src/ui/components/Text/Text.tsx';
import { useMockedClient } from './mockedClient.ts';

interface Gift {
  id: number;
  amount: number;
  given_on: string;
}

const PAGE = 5;

const columns: readonly TableColumn<Gift>[] = [
  { id: 'number', header: 'Gift', cell: ({ id }) => `No. ${id}` },
  { id: 'day', header: 'Day', cell: ({ given_on }) => given_on },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => `$${amount}`, align: 'end' },
];

/** A table with many rows, five per page, and their total. */
export function LongList() {
  const client = useMockedClient();
  const [first, setFirst] = useState(0);
  const [page, setPage] = useState<{ rows: Gift[]; total: number; status: number }>();
  useEffect(() => {
    void client
      ?.from('gifts')
      .select('*', { count: 'exact' })
      .order('id')
      .range(first, first + PAGE - 1)
      .then(({ data, count, status }) =>
        setPage({ rows: (data ?? []) as Gift[], total: count ?? 0, status }),
      );
  }, [client, first]);

  if (page === undefined) return <Text>Loading</Text>;
  const { rows, total, status } = page;
  return (
    <Stack>
      <Table
        caption="Gifts this year"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
      />
      <Text role="status" tone="muted">
        {rows.at(0)?.id} to {rows.at(-1)?.id} of {total}, answered with {status}
      </Text>
      <Inline>
        <Button variant="secondary" disabled={first === 0} onClick={() => setFirst(first - PAGE)}>
          Previous
        </Button>
        <Button
          variant="secondary"
          disabled={first + PAGE >= total}
          onClick={() => setFirst(first + PAGE)}
        >
          Next
        </Button>
      </Inline>
    </Stack>
  );
}
