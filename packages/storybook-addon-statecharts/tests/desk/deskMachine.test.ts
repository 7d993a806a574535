import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  currentDraft,
  currentGroup,
  type DeskEvent,
  type DeskInput,
  type SavedReview,
} from '../../src/desk/deskContext.ts';
import { deskMachine } from '../../src/desk/deskMachine.ts';
import type { ChangeGroup } from '../../src/desk/desk.ts';
import { standings } from '../../src/desk/summary.ts';
import { viewProgress } from '../../src/desk/ui/viewProgress.ts';
import {
  mergeFiles,
  parseVerdicts,
  verdictText,
  type VerdictFile,
} from '../../src/desk/verdicts.ts';
import { flush } from '../support/flush.ts';
import { fc } from '../support/property.ts';
import { change, group } from '../support/review.ts';

const gold = group('gold', [change('one'), change('one', 'dark-1280'), change('two')], {
  samples: 2,
});
const fresh = group('new', [change('new', 'light-390', { kind: 'new' })]);
const gone = group('gone', [change('old', 'light-390', { kind: 'gone' })]);
const all = [gold, fresh, gone];

interface Opened {
  groups?: readonly ChangeGroup[];
  by?: string;
  /** The store's successive answers; undefined is a success. */
  failures?: (string | undefined)[];
  openFailure?: string;
  files?: VerdictFile[];
  damaged?: DeskInput['damaged'];
}

/** An event, or the type of one without a payload; `look` displays each sample. */
type Step = DeskEvent | DeskEvent['type'] | 'look';

/** Starts a desk whose store and clock the test controls. */
async function open({
  groups = all,
  by = 'Lena',
  failures = [],
  openFailure,
  files = [],
  damaged = [],
}: Opened = {}) {
  const saved: SavedReview[] = [];
  let minutes = 0;
  const actor = createActor(
    deskMachine.provide({
      actors: {
        load: fromPromise<SavedReview, readonly VerdictFile[]>(({ input }) =>
          openFailure === undefined
            ? Promise.resolve({ by, files: mergeFiles(input), damaged })
            : Promise.reject(new Error(openFailure)),
        ),
        save: fromPromise<void, SavedReview>(({ input }) => {
          const failure = failures.shift();
          if (failure !== undefined) return Promise.reject(new Error(failure));
          saved.push(input);
          return Promise.resolve();
        }),
      },
    }),
    {
      input: {
        groups,
        files,
        damaged,
        now: () => new Date(Date.UTC(2026, 10, 21, 9, (minutes += 1))),
      },
    },
  ).start();
  await flush(4);
  const context = () => actor.getSnapshot().context;
  /** Reports each sample of the open group as displayed. */
  const look = (): void => {
    for (let step = 0; step < 20; step += 1) {
      actor.send({ type: 'picture.shown', key: context().key });
      const at = currentGroup(context());
      if (at === undefined || viewProgress(at, context().viewed).next === undefined) return;
      actor.send({ type: 'picture.nextSample' });
    }
  };
  return {
    saved,
    context,
    /** Takes steps: events, those without a payload by their type. */
    send: (...steps: Step[]) => {
      for (const step of steps) {
        if (step === 'look') look();
        else actor.send((typeof step === 'string' ? { type: step } : step) as DeskEvent);
      }
    },
    value: () => actor.getSnapshot().value as Record<string, unknown>,
    states: () =>
      Object.fromEntries(
        standings({ groups }, context().files).map(({ group: { id }, state }) => [id, state]),
      ),
  };
}

const fileOf = (name: string, text: string) => ({
  name,
  size: text.length,
  text: () => Promise.resolve(text),
});

describe('viewing', () => {
  test('with nothing to review, nothing can be decided and no key throws', async () => {
    const desk = await open({ groups: [] });
    desk.send('group.next', 'picture.next', 'picture.nextSample', 'approve', 'ask', 'undo');
    expect(desk.value()).toMatchObject({ deciding: 'choosing' });
    expect(desk.context().files).toEqual([]);
  });

  test('a picture that loads after the stage has moved on does not count as viewed', async () => {
    const desk = await open();
    desk.send(
      { type: 'picture.open', key: 'screens-donate--one/dark-1280' },
      { type: 'picture.shown', key: 'screens-donate--one/light-390' },
    );
    expect([...desk.context().viewed]).toEqual([]);
  });

  test('groups and pictures wrap around, and unknown ones stay closed', async () => {
    const desk = await open();
    desk.send('group.previous');
    expect(currentGroup(desk.context())?.id).toBe('gone');
    desk.send('group.next', 'picture.previous');
    expect(desk.context().key).toBe('screens-donate--two/light-390');
    desk.send('picture.next', { type: 'group.open', id: 'no such' });
    expect(desk.context().key).toBe('screens-donate--one/light-390');
    desk.send({ type: 'picture.open', key: 'screens-donate--new/light-390' });
    expect(desk.context().key).toBe('screens-donate--one/light-390');
  });
});

describe('deciding', () => {
  test('applies to exactly these pixels, also of a removed picture', async () => {
    const desk = await open({ groups: [gold, gone] });
    desk.send('look', 'approve');
    desk.send('look', 'approve');
    await flush(4);
    const verdicts = desk.saved.at(-1)?.files[0]?.verdicts ?? [];
    const decided = verdicts.map(({ hash: of, gone: isGone }) => `${of} ${isGone ?? false}`);
    expect(decided.toSorted()).toEqual(
      [
        ...gold.changes.map(({ hash: of }) => `${of} false`),
        ...gone.changes.map(({ hash: of }) => `${of} true`),
      ].toSorted(),
    );
    expect(desk.context().announcement.text).toMatch(/Nothing is left to decide/);
  });

  test('a second time adds no second decision', async () => {
    const desk = await open({ groups: [fresh] });
    desk.send('look', 'approve', 'approve');
    expect(desk.context().undoStack).toHaveLength(1);
  });

  test.each([
    ['an approval', [], 'choosing'],
    ['a request', ['ask', { type: 'note.change', note: 'Here' }], 'asking'],
  ] as const)('%s needs a name; without one it waits', async (_, before, step) => {
    const desk = await open({ by: '' });
    desk.send('look', ...before, { type: before.length > 0 ? 'ask.submit' : 'approve' });
    desk.send({ type: 'name.change', name: '  ' }, 'name.submit');
    expect(desk.value()).toMatchObject({ deciding: 'naming' });
    desk.send('name.cancel');
    expect(desk.value()).toMatchObject({ deciding: step });
    expect(desk.states()).toMatchObject({ gold: 'open' });
    desk.send({ type: before.length > 0 ? 'ask.submit' : 'approve' });
    desk.send({ type: 'name.change', name: ' Sam ' }, 'name.submit');
    expect(desk.context().files.map(({ by }) => by)).toEqual(['Sam']);
    expect(desk.states()).toMatchObject({ gold: before.length > 0 ? 'asked' : 'approved' });
  });

  test.each<Step>(['group.next', 'ask.cancel', 'name.edit', 'pin.remove'])(
    'what is typed stays on %s, with its pin unless that is removed',
    async (event) => {
      const desk = await open();
      desk.send(
        'ask',
        { type: 'note.change', note: 'Half a sent' },
        { type: 'pin.place', x: 0.1, y: 0.2 },
        event,
        'picture.next',
        { type: 'group.open', id: 'gold' },
      );
      const pin = { key: 'screens-donate--one/light-390', x: 0.1, y: 0.2 };
      expect(currentDraft(desk.context())).toEqual({
        note: 'Half a sent',
        pin: event === 'pin.remove' ? undefined : pin,
      });
      // The stage shows the pinned picture again.
      expect(desk.context().key).toBe(pin.key);
    },
  );

  test('a request has a readable note and a pin on its picture; undone, it is a draft again', async () => {
    const desk = await open();
    desk.send('ask', 'ask.submit');
    expect(desk.context().isNoteMissing).toBe(true);
    desk.send(
      { type: 'note.change', note: ' Still 3:1?\r\nLook\tagain\u0007 ' },
      { type: 'pin.place', x: 0.25, y: 0.5 },
      'ask.submit',
    );
    const verdicts = desk.context().files[0]?.verdicts ?? [];
    const note = 'Still 3:1?\nLook again';
    expect(new Set(verdicts.map((each) => each.note))).toEqual(new Set([note]));
    expect(verdicts.filter(({ pin }) => pin)).toMatchObject([{ mode: 'light-390' }]);
    desk.send('undo');
    expect(currentDraft(desk.context())).toMatchObject({ note, pin: { x: 0.25, y: 0.5 } });
  });

  test('of one picture, it leaves the rest to approve, and then the next open group', async () => {
    const desk = await open({ groups: [gold, fresh, gone] });
    desk.send(
      'look',
      { type: 'picture.open', key: 'screens-donate--two/light-390' },
      'ask',
      { type: 'scope.choose', isSinglePicture: true },
      { type: 'note.change', note: 'Here the gold is cut' },
      'ask.submit',
    );
    expect(desk.context().announcement.text).toMatch(/1 picture\. 2 pictures of it left\.$/);
    desk.send('approve');
    const decided = desk.context().files[0]?.verdicts.map(({ decision }) => decision);
    expect(decided).toEqual(['approved', 'approved', 'asked']);
    expect(currentGroup(desk.context())?.id).toBe('new');
    desk.send({ type: 'reply', note: '  ' });
    expect(desk.context().files[0]?.verdicts).toHaveLength(3);
  });

  test('undone, it restores the same reviewer’s earlier verdict', async () => {
    const desk = await open();
    desk.send('look', 'approve', { type: 'group.open', id: 'gold' }, 'ask');
    desk.send({ type: 'note.change', note: 'On second thought' }, 'ask.submit');
    expect(desk.states()).toMatchObject({ gold: 'asked' });
    desk.send('undo');
    expect(desk.states()).toMatchObject({ gold: 'approved' });
  });

  test('undone, it stays undone when the earlier file is imported again', async () => {
    const desk = await open();
    desk.send('look', 'approve');
    const text = verdictText(desk.context().files[0] as VerdictFile);
    desk.send('undo', { type: 'files.import', files: [fileOf('lena.json', text)] });
    await flush(6);
    expect(desk.states()).toMatchObject({ gold: 'open' });
  });
});

describe('storing and importing', () => {
  test('an unreadable store is reported, and decisions are still accepted', async () => {
    const desk = await open({ openFailure: 'Closed.', failures: ['Closed.'] });
    expect([desk.value(), desk.context().failure]).toMatchObject([
      { storing: 'failed' },
      'Closed.',
    ]);
    desk.send('look', 'approve', { type: 'name.change', name: 'Sam' }, 'name.submit');
    await flush(4);
    expect(desk.states()).toMatchObject({ gold: 'approved' });
  });

  test('a failed decision stays on the page, and is saved by hand or with the next one', async () => {
    const desk = await open({ failures: ['Full.', 'Full.'] });
    desk.send('look', 'approve');
    await flush(4);
    desk.send('save.retry');
    await flush(4);
    expect([desk.value(), desk.saved]).toMatchObject([{ storing: 'failed' }, []]);
    desk.send('look', 'approve');
    await flush(4);
    expect([desk.value(), desk.context().failure]).toMatchObject([{ storing: 'saved' }, undefined]);
    expect(desk.saved[0]?.files[0]?.verdicts).toHaveLength(4);
  });

  test('two reviewers’ decisions are kept side by side', async () => {
    const [sam, desk] = [await open({ by: 'Sam' }), await open({ failures: ['Full.', undefined] })];
    sam.send('ask', { type: 'note.change', note: 'No' }, 'ask.submit');
    desk.send('look', 'approve');
    await flush(4);
    desk.send('save.retry');
    await flush(4);
    expect(desk.value()).toMatchObject({ storing: 'saved' });
    const text = verdictText(sam.context().files[0] as VerdictFile);
    desk.send({ type: 'files.import', files: [] });
    expect(desk.value()).toMatchObject({ importing: 'idle' });
    desk.send({ type: 'files.import', files: [fileOf('sam.json', text)] });
    await flush(10);
    expect(desk.states()).toMatchObject({ gold: 'conflict' });
    expect(desk.context().imported).toEqual({ read: [{ by: 'Sam', count: 3 }], damaged: [] });
    expect(desk.saved.at(-1)?.files.map(({ by }) => by)).toEqual(['Lena', 'Sam']);
  });

  test('decisions of another window are taken over, and damage is named once', async () => {
    const damage = { file: 'board/verdicts/sam.json', line: 4, reason: 'not a verdict' };
    const desk = await open({ damaged: [damage] });
    expect(desk.context().damaged).toEqual([damage]);
    const other = await open();
    other.send('look', 'approve');
    desk.send({ type: 'store.changed', saved: { by: 'Lena', files: other.context().files } });
    expect(desk.states()).toMatchObject({ gold: 'approved' });
  });

  test('an import names a damaged file with its line, and loses nothing', async () => {
    const desk = await open();
    desk.send('look', 'approve', 'ask');
    const [before, value] = [desk.context().files, desk.value()];
    const text = verdictText(before[0] as VerdictFile);
    // Only the second import counts.
    desk.send({ type: 'files.import', files: [fileOf('first.json', '')] });
    desk.send({
      type: 'files.import',
      files: [
        fileOf('broken.json', text.replace('"approved"', '"waved"')),
        { ...fileOf('huge.json', ''), size: 9e6 },
        { ...fileOf('moved.json', ''), text: () => Promise.reject(new Error('NotFound')) },
      ],
    });
    expect(desk.value()).toEqual({ ...value, importing: 'reading' });
    await flush(6);
    expect(desk.value()).toMatchObject({ deciding: 'asking', importing: 'idle' });
    expect(desk.context().files).toEqual(before);
    expect(desk.context().imported?.damaged).toEqual([
      { file: 'broken.json', line: 5, reason: 'its decision cannot be read' },
      { file: 'huge.json', line: 0, reason: 'it has 9 MB; up to 8 are read' },
      { file: 'moved.json', line: 0, reason: 'it could not be read; is it still where it was?' },
    ]);
  });
});

describe('in any order', () => {
  const event: fc.Arbitrary<Step | 'settle'> = fc.oneof(
    fc.constantFrom<(Step | 'settle')[]>(
      'group.next',
      'group.previous',
      'picture.next',
      'picture.nextSample',
      'approve',
      'ask',
      'ask.submit',
      'ask.cancel',
      { type: 'pin.place', x: 0.5, y: 0.25 },
      'pin.remove',
      'name.edit',
      'name.submit',
      'name.cancel',
      'save.retry',
      { type: 'scope.choose', isSinglePicture: true },
      { type: 'reply', note: 'Why?' },
      'look',
      'settle',
    ),
    fc.record({ type: fc.constant('note.change' as const), note: fc.string({ unit: 'binary' }) }),
    fc.record({
      type: fc.constant('name.change' as const),
      name: fc.constantFrom('Lena', 'Sam', ''),
    }),
  );

  test('no decision is lost until its reviewer undoes it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 40 }),
        fc.array(fc.boolean(), { maxLength: 20 }),
        async (events, broken) => {
          const desk = await open({
            failures: broken.map((fails) => (fails ? 'Full.' : undefined)),
          });
          let decisions = 0;
          for (const each of events) {
            const before = desk.context();
            // The store may answer between any two events.
            if (each === 'settle') await flush(2);
            else desk.send(each);
            const { undoStack, files } = desk.context();
            // Only decisions change the verdicts, and none disappears.
            expect(undoStack.length).toBeGreaterThanOrEqual(decisions);
            decisions = undoStack.length;
            const isReply = typeof each === 'object' && each.type === 'reply';
            if (undoStack.length === before.undoStack.length && !isReply)
              expect(files).toEqual(before.files);
          }
          await flush(6);
          const { files, viewed, undoStack } = desk.context();
          for (const { group: about, state, verdicts } of standings({ groups: all }, files)) {
            const keys = undoStack.flatMap(({ group: id, before }) =>
              id === about.id ? [...before.keys()] : [],
            );
            if (keys.length === 0) expect(state).toBe('open');
            else expect(verdicts).not.toEqual([]);
            // Nothing is approved unseen: either all samples or the picture itself were viewed.
            const approved = verdicts.filter(({ decision }) => decision === 'approved');
            if (approved.length > 0 && viewProgress(about, viewed).next !== undefined)
              for (const { story, mode } of approved) expect(viewed).toContain(`${story}/${mode}`);
          }
          // Whatever was typed or failed, the files can be exported and parsed again.
          for (const file of files)
            expect(parseVerdicts(verdictText(file), 'x.json')).toEqual(file);
          desk.send('save.retry');
          await flush(6);
          const failed = desk.context().failure !== undefined;
          if (!failed && undoStack.length > 0) expect(desk.saved.at(-1)?.files).toEqual(files);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('undoing every decision reopens everything and keeps the typed text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
        const desk = await open();
        desk.send(...events.filter((each) => each !== 'settle'));
        const notes = standings({ groups: all }, desk.context().files).filter(
          ({ verdicts }) => verdicts[0]?.decision === 'asked',
        );
        while (desk.context().undoStack.length > 0) desk.send('undo');
        expect(desk.states()).toEqual({ gold: 'open', new: 'open', gone: 'open' });
        for (const { group: about } of notes) {
          expect(desk.context().drafts[about.id]?.note ?? '').not.toBe('');
        }
      }),
      { numRuns: 60 },
    );
  });
});
