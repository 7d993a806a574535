import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { copyingMachine } from '../../../stories/foundations/tokens/copyingMachine.ts';
import { compareFile, driftMachine } from '../../../stories/foundations/tokens/driftMachine.ts';

const file = (name: string, text: string, size = text.length) => ({
  name,
  size,
  text: () => Promise.resolve(text),
});

describe('a file that was dropped', () => {
  it('is not read when it is too large', async () => {
    const huge = {
      ...file('huge.json', '', 6_200_000),
      text: () => Promise.reject(new Error('read')),
    };
    expect(await compareFile(huge)).toEqual({
      file: 'huge.json',
      damage: { message: 'The file has 6.2 MB; up to 5 MB are read.' },
    });
  });

  it('that was removed meanwhile is reported', async () => {
    const gone = { ...file('gone.json', ''), text: () => Promise.reject(new Error('NotFound')) };
    expect(await compareFile(gone)).toEqual({
      file: 'gone.json',
      damage: { message: 'The file could not be read. Is it still where it was?' },
    });
  });

  it('is replaced by one dropped while it is read', async () => {
    const actor = createActor(driftMachine).start();
    const slow = { ...file('slow.json', ''), text: () => new Promise<string>(() => {}) };
    actor.send({ type: 'choose', files: [slow] });
    actor.send({ type: 'choose', files: [file('quick.json', '')] });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('compared'));
    expect(context.compared).toEqual([
      { file: 'quick.json', damage: { message: 'The file is empty.', place: undefined } },
    ]);
  });

  it('is kept when a drop contains no files', async () => {
    const actor = createActor(driftMachine).start();
    actor.send({ type: 'choose', files: [file('one.json', '')] });
    await waitFor(actor, (snapshot) => snapshot.matches('compared'));
    actor.send({ type: 'choose', files: [] });
    expect(actor.getSnapshot().value).toBe('compared');
    expect(actor.getSnapshot().context.compared).toHaveLength(1);
  });
});

describe('copying', () => {
  function started(answers: Promise<void>[]) {
    const written: string[] = [];
    const write = fromPromise<void, string>(({ input }) => {
      written.push(input);
      return answers.shift() ?? Promise.resolve();
    });
    const actor = createActor(copyingMachine.provide({ actors: { write } })).start();
    return { actor, written };
  }

  it('is refused too without a clipboard API', async () => {
    const actor = createActor(copyingMachine).start();
    actor.send({ type: 'copy', text: '#ffffff', name: 'white' });
    expect((await waitFor(actor, (snapshot) => !snapshot.matches('writing'))).value).toBe(
      'refused',
    );
  });

  it('reports the last press', async () => {
    const { actor } = started([new Promise<void>(() => {}), Promise.resolve()]);
    actor.send({ type: 'copy', text: 'one', name: 'one' });
    actor.send({ type: 'copy', text: 'two', name: 'two' });
    await waitFor(actor, (snapshot) => snapshot.matches('copied'));
    expect(actor.getSnapshot().context.name).toBe('two');
  });
});
