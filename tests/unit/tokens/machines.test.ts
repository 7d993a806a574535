import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { copyingMachine } from '../../../stories/foundations/tokens/copyingMachine.ts';
import { compareFile, driftMachine } from '../../../stories/foundations/tokens/driftMachine.ts';

const file = (name: string, text: () => Promise<string>, size = 0) => ({ name, size, text });
const never = () => new Promise<never>(() => {});

test.each([
  ['huge.json', 6_200_000, 'The file has 6.2 MB; up to 5 MB are read.'],
  ['gone.json', 0, 'The file could not be read. Is it still where it was?'],
])('a dropped file that cannot be read is reported: %s', async (name, size, message) => {
  const dropped = file(name, () => Promise.reject(new Error('NotFound')), size);
  expect(await compareFile(dropped)).toEqual({ file: name, damage: { message } });
});

test('a file dropped while another is read replaces it; a drop without files does not', async () => {
  const actor = createActor(driftMachine).start();
  actor.send({ type: 'choose', files: [file('slow.json', never)] });
  actor.send({ type: 'choose', files: [file('quick.json', () => Promise.resolve(''))] });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('compared'));
  expect(context.compared).toMatchObject([{ file: 'quick.json' }]);
  actor.send({ type: 'choose', files: [] });
  expect(actor.getSnapshot().context.compared).toBe(context.compared);
});

test('of two copies the last is reported; without a clipboard API it is refused', async () => {
  const answers = [never(), Promise.resolve()];
  const write = fromPromise<void, string>(() => answers.shift() ?? never());
  const actor = createActor(copyingMachine.provide({ actors: { write } })).start();
  for (const name of ['one', 'two']) actor.send({ type: 'copy', text: name, name });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('copied'));
  expect(context.name).toBe('two');
  const without = createActor(copyingMachine).start();
  without.send({ type: 'copy', text: '#ffffff', name: 'white' });
  expect((await waitFor(without, (one) => !one.matches('writing'))).value).toBe('refused');
});
