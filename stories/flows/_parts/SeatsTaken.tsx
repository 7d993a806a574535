import { useEffect, useState } from 'react';
import { Button } from '../../../src/ui/components/Button/Button.tsx';
import { Inline } from '../../../src/ui/components/Inline/Inline.tsx';
import { ProgressBar } from '../../../src/ui/components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../../src/ui/components/Text/Text.tsx';
import { createMockedClient, useMockedClient } from './mockedClient.ts';

const SEATS = 15;

/** Takes a seat from another device: a separate client without a channel. */
async function takeSeat(taken: number): Promise<void> {
  const elsewhere = await createMockedClient();
  await elsewhere
    .from('classes')
    .update({ taken: taken + 1 })
    .eq('id', 1);
}

/** A class's seats, updated by database changes without a request. */
export function SeatsTaken() {
  const client = useMockedClient();
  const [taken, setTaken] = useState<number>();
  const [state, setState] = useState('Connecting');
  useEffect(() => {
    if (client === undefined) return undefined;
    void client
      .from('classes')
      .select('taken')
      .eq('id', 1)
      .single<{ taken: number }>()
      .then(({ data }) => setTaken(data?.taken));
    const channel = client
      .channel('seats')
      .on<{ taken: number }>(
        'postgres_changes',
        { event: 'UPDATE', schema: 'public', table: 'classes', filter: 'id=eq.1' },
        (change) => setTaken(change.new.taken),
      )
      .subscribe((_, fault) => setState(fault === undefined ? 'Listening' : 'Connecting'));
    return () => void channel.unsubscribe();
  }, [client]);

  return (
    <Stack align="stretch">
      {taken !== undefined && (
        <ProgressBar
          label="First money"
          percent={(taken / SEATS) * 100}
          valueText={`${taken} of ${SEATS} seats taken`}
        />
      )}
      <Text role="status" tone="muted">
        {state}
      </Text>
      <Inline>
        <Button
          variant="secondary"
          disabled={taken === undefined || taken === SEATS}
          onClick={() => void takeSeat(taken ?? 0)}
        >
          Take a seat on another device
        </Button>
      </Inline>
    </Stack>
  );
}
