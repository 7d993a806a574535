import { createActor, fromPromise } from 'xstate';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  currentChange,
  currentDraft,
  currentGroup,
  type DeskEvent,
  type DeskInput,
  type SavedReview,
} from '../../src/desk/deskContext.ts';
import { deskMachine } from '../../src/desk/deskMachine.ts';
import { canApprove } from '../../src/desk/navigation.ts';
import type { Change, ChangeGroup } from '../../src/desk/desk.ts';
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

let hashes = 0;
const hash = (): string => (hashes += 1).toString(16).padStart(32, '0');

function change(story: string, mode: string, more: Partial<Change> = {}): Change {
  const after = { hash: hash(), width: 390, height: 640 };
  return {
    key: `${story}/${mode}`,
    story,
    title: 'Screens/Donate',
    name: 'Fifty dollars',
    mode,
    kind: 'changed',
    hash: after.hash,
    before: { ...after, hash: hash() },
    after,
    boxes: [],
    ...more,
  };
}

const group = (id: string, changes: Change[], samples = changes.length): ChangeGroup => ({
  id,
  title: `Group ${id}`,
  changes,
  samples,
  screens: [],
  states: [],
  statecharts: [],
});

const gold = group(
  'gold',
  [
    change('screens-donate--one', 'light-390'),
    change('screens-donate--one', 'dark-1280'),
    change('screens-donate--two', 'light-390'),
  ],
  2,
);
const fresh = group('new', [change('screens-donate--new', 'light-390', { kind: 'new' })]);
const gone = group('gone', [change('screens-donate--old', 'light-390', { kind: 'gone' })]);
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
        damaged: [],
        now: () => new Date(Date.UTC(2026, 10, 21, 9, (minutes += 1))),
      },
    },
  ).start();
  await flush(4);
  const context = () => actor.getSnapshot().context;
  const desk = {
    saved,
    context,
    send: (...events: DeskEvent[]) => {
      for (const event of events) actor.send(event);
    },
    value: () => actor.getSnapshot().value as Record<string, unknown>,
    states: () =>
      Object.fromEntries(
        standings({ groups }, context().files).map(({ group: { id }, state }) => [id, state]),
      ),
    /** Reports each sample as drawn on the stage. */
    look: () => {
      for (let step = 0; step < 20; step += 1) {
        actor.send({ type: 'picture.shown', key: context().key });
        const at = currentGroup(context());
        if (at === undefined || viewProgress(at, context().viewed).next === undefined) return;
        actor.send({ type: 'picture.nextSample' });
      }
    },
  };
  return desk;
}

beforeEach(() => {
  expect.hasAssertions();
});

describe('opening a group', () => {
  test('with nothing to review, nothing can be decided and no key throws', async () => {
    const desk = await open({ groups: [] });
    const events: DeskEvent['type'][] = [
      'group.next',
      'picture.next',
      'picture.nextSample',
      'approve',
      'ask',
      'undo',
    ];
    for (const type of events) desk.send({ type } as DeskEvent);
    expect(desk.value()).toMatchObject({ deciding: 'choosing' });
    expect([currentChange(desk.context()), desk.saved]).toEqual([undefined, []]);
  });

  test('a group counts as viewed once its samples were drawn', async () => {
    const desk = await open();
    expect(canApprove(desk.context())).toBe(false);
    desk.send({ type: 'picture.shown', key: 'screens-donate--one/light-390' });
    expect(canApprove(desk.context())).toBe(false);
    desk.send({ type: 'picture.nextSample' });
    expect(desk.context().key).toBe('screens-donate--one/dark-1280');
    desk.send({ type: 'picture.shown', key: 'screens-donate--one/dark-1280' });
    expect(canApprove(desk.context())).toBe(true);
    desk.send({ type: 'group.next' });
    expect(canApprove(desk.context())).toBe(false);
    desk.send({ type: 'group.previous' });
    expect(canApprove(desk.context())).toBe(true);
  });

  test('a picture that loads after the stage has moved on does not count as viewed', async () => {
    const desk = await open();
    desk.send(
      { type: 'picture.open', key: 'screens-donate--one/dark-1280' },
      { type: 'picture.shown', key: 'screens-donate--one/light-390' },
    );
    expect([...desk.context().viewed]).toEqual([]);
  });

  test('groups and pictures wrap around', async () => {
    const desk = await open();
    desk.send({ type: 'group.previous' });
    expect(currentGroup(desk.context())?.id).toBe('gone');
    desk.send({ type: 'group.next' }, { type: 'picture.previous' });
    expect(desk.context().key).toBe('screens-donate--two/light-390');
    desk.send({ type: 'picture.next' });
    expect(desk.context().key).toBe('screens-donate--one/light-390');
    desk.send({ type: 'group.open', id: 'new' }, { type: 'group.open', id: 'no such' });
    expect(currentGroup(desk.context())?.id).toBe('new');
    desk.send({ type: 'picture.open', key: 'screens-donate--one/light-390' });
    expect(desk.context().key).toBe('screens-donate--new/light-390');
  });
});

describe('approving', () => {
  test('is refused with a message until the samples were viewed', async () => {
    const desk = await open();
    desk.send({ type: 'picture.shown', key: desk.context().key }, { type: 'approve' });
    expect(desk.states()).toEqual({ gold: 'open', new: 'open', gone: 'open' });
    expect(desk.context().announcement.text).toBe(
      'Not approved: 1 of 2 samples viewed. N shows the next.',
    );
  });

  test('applies to exactly these pixels of all pictures, and shows the next open group', async () => {
    const desk = await open();
    desk.look();
    desk.send({ type: 'approve' });
    expect(desk.states()).toEqual({ gold: 'approved', new: 'open', gone: 'open' });
    expect(currentGroup(desk.context())?.id).toBe('new');
    await flush(4);
    const [file] = desk.saved.at(-1)?.files ?? [];
    expect(file?.verdicts.map(({ hash: of }) => of).toSorted()).toEqual(
      gold.changes.map(({ hash: of }) => of).toSorted(),
    );
    expect(desk.context().announcement.text).toBe(
      'Approved: Group gold, 3 pictures. Next: Group new.',
    );
  });

  test('records in the verdict that a picture was removed', async () => {
    const desk = await open({ groups: [gone] });
    desk.look();
    desk.send({ type: 'approve' });
    expect(desk.states()).toEqual({ gone: 'approved' });
    expect(desk.context().files[0]?.verdicts[0]).toMatchObject({ gone: true });
    expect(desk.context().announcement.text).toMatch(/Nothing is left to decide/);
  });

  test('a second time adds no second decision', async () => {
    const desk = await open({ groups: [fresh] });
    desk.look();
    desk.send({ type: 'approve' }, { type: 'approve' });
    expect(desk.context().undoStack).toHaveLength(1);
  });

  test('asks for a name first; without one nothing is decided', async () => {
    const desk = await open({ by: '' });
    desk.look();
    desk.send({ type: 'approve' }, { type: 'name.change', name: '  ' }, { type: 'name.submit' });
    expect(desk.value()).toMatchObject({ deciding: 'naming' });
    desk.send({ type: 'name.cancel' });
    expect(desk.value()).toMatchObject({ deciding: 'choosing' });
    expect(desk.states()).toMatchObject({ gold: 'open' });
    desk.send({ type: 'approve' }, { type: 'name.change', name: ' Sam ' }, { type: 'name.submit' });
    expect(desk.context().files.map(({ by }) => by)).toEqual(['Sam']);
    expect(desk.states()).toMatchObject({ gold: 'approved' });
  });

  test('a name can be changed between decisions', async () => {
    const desk = await open();
    desk.send({ type: 'name.edit' }, { type: 'name.change', name: 'Sam' }, { type: 'name.submit' });
    expect([desk.context().by, desk.value()]).toMatchObject(['Sam', { deciding: 'choosing' }]);
    await flush(4);
    expect(desk.saved.at(-1)?.by).toBe('Sam');
  });
});

describe('asking for a change', () => {
  test('requires a note, and accepts a pin on its picture', async () => {
    const desk = await open();
    desk.send({ type: 'ask' }, { type: 'ask.submit' });
    expect([desk.context().isNoteMissing, desk.value()]).toMatchObject([
      true,
      { deciding: 'asking' },
    ]);
    desk.send(
      { type: 'note.change', note: ' Still 3:1?\r\nLook\tagain\u0007 ' },
      { type: 'pin.place', x: 0.25, y: 0.5 },
      { type: 'ask.submit' },
    );
    expect(desk.states()).toMatchObject({ gold: 'asked' });
    const verdicts = desk.context().files[0]?.verdicts ?? [];
    expect(new Set(verdicts.map(({ note }) => note))).toEqual(new Set(['Still 3:1?\nLook again']));
    expect(verdicts.filter(({ pin }) => pin)).toMatchObject([
      { story: 'screens-donate--one', mode: 'light-390', pin: { x: 0.25, y: 0.5 } },
    ]);
    expect(currentDraft(desk.context())).toEqual({ note: '' });
    // The exported file can be parsed again, whatever was typed.
    const [file] = desk.context().files;
    expect(parseVerdicts(verdictText(file as VerdictFile), 'lena.json')).toEqual(file);
  });

  test.each<DeskEvent>([
    { type: 'group.next' },
    { type: 'group.previous' },
    { type: 'group.open', id: 'new' },
    { type: 'ask.cancel' },
    { type: 'name.edit' },
  ])('what is typed stays when $type happens, with its pin', async (event) => {
    const desk = await open();
    desk.send(
      { type: 'ask' },
      { type: 'note.change', note: 'Half a sent' },
      { type: 'pin.place', x: 0.1, y: 0.2 },
      event,
      { type: 'group.open', id: 'gold' },
    );
    expect(currentDraft(desk.context())).toEqual({
      note: 'Half a sent',
      pin: { key: 'screens-donate--one/light-390', x: 0.1, y: 0.2 },
    });
    // The stage shows the pinned picture again.
    expect(desk.context().key).toBe('screens-donate--one/light-390');
  });

  test('a pin can be taken away; the words stay', async () => {
    const desk = await open();
    desk.send(
      { type: 'ask' },
      { type: 'note.change', note: 'Here' },
      { type: 'pin.place', x: 0.1, y: 0.2 },
      { type: 'pin.remove' },
    );
    expect(currentDraft(desk.context())).toEqual({ note: 'Here' });
  });

  test('asks for the name, and returns to the note if none is given', async () => {
    const desk = await open({ by: '' });
    desk.send({ type: 'ask' }, { type: 'note.change', note: 'Here' }, { type: 'ask.submit' });
    expect(desk.value()).toMatchObject({ deciding: 'naming' });
    desk.send({ type: 'name.cancel' });
    expect(desk.value()).toMatchObject({ deciding: 'asking' });
    desk.send(
      { type: 'ask.submit' },
      { type: 'name.change', name: 'Sam' },
      { type: 'name.submit' },
    );
    expect(desk.states()).toMatchObject({ gold: 'asked' });
  });
});

describe('one picture of many', () => {
  const asked: DeskEvent[] = [
    { type: 'ask' },
    { type: 'scope.choose', isSinglePicture: true },
    { type: 'note.change', note: 'Here the gold is cut' },
    { type: 'ask.submit' },
  ];

  test('a change is requested for it, and the others are approved', async () => {
    const desk = await open();
    desk.look();
    desk.send({ type: 'picture.open', key: 'screens-donate--two/light-390' }, ...asked);
    expect(currentGroup(desk.context())?.id).toBe('gold');
    expect(desk.context()).toMatchObject({
      key: 'screens-donate--one/light-390',
      isSinglePicture: false,
    });
    expect(desk.context().announcement.text).toBe(
      'Change asked for: Group gold, 1 picture. 2 pictures of it left.',
    );
    desk.send({ type: 'approve' });
    const verdicts = desk.context().files[0]?.verdicts ?? [];
    expect(verdicts.map(({ story, decision }) => [story, decision])).toEqual([
      ['screens-donate--one', 'approved'],
      ['screens-donate--one', 'approved'],
      ['screens-donate--two', 'asked'],
    ]);
    expect(desk.states()).toMatchObject({ gold: 'asked' });
    expect(currentGroup(desk.context())?.id).toBe('new');
    desk.send({ type: 'undo' }, { type: 'undo' });
    expect(desk.states()).toMatchObject({ gold: 'open' });
  });

  test('can be approved once it was viewed, whatever other pictures were', async () => {
    const desk = await open();
    const key = 'screens-donate--two/light-390';
    desk.send(
      { type: 'picture.open', key },
      { type: 'scope.choose', isSinglePicture: true },
      { type: 'approve' },
    );
    expect(desk.context().files).toEqual([]);
    desk.send({ type: 'picture.shown', key }, { type: 'approve' });
    expect(desk.context().files[0]?.verdicts).toMatchObject([{ story: 'screens-donate--two' }]);
  });

  test('another reviewer’s reply under the note decides nothing', async () => {
    const desk = await open();
    desk.send(...asked);
    const bo = await open({ by: 'Bo', files: [...desk.context().files] });
    bo.send({ type: 'reply', note: '  ' }, { type: 'reply', note: 'On purpose: see P3.2' });
    bo.send({ type: 'reply', note: 'And I like it' });
    const [stand] = standings({ groups: [gold] }, bo.context().files);
    expect(stand?.state).toBe('asked');
    expect(stand?.replies.map(({ by, note }) => `${by}: ${note ?? ''}`)).toEqual([
      'Bo: On purpose: see P3.2',
      'Bo: And I like it',
    ]);
    for (const file of bo.context().files)
      expect(parseVerdicts(verdictText(file), 'x.json')).toEqual(file);
  });
});

describe('undoing', () => {
  test('reopens the group with the typed text', async () => {
    const desk = await open();
    desk.send(
      { type: 'ask' },
      { type: 'note.change', note: 'Too bright' },
      { type: 'pin.place', x: 0.5, y: 0.5 },
      { type: 'ask.submit' },
      { type: 'undo' },
    );
    expect(desk.states()).toMatchObject({ gold: 'open' });
    expect(currentGroup(desk.context())?.id).toBe('gold');
    expect(currentDraft(desk.context())).toMatchObject({ note: 'Too bright', pin: { x: 0.5 } });
    desk.send({ type: 'undo' });
    expect(desk.states()).toMatchObject({ gold: 'open' });
  });

  test('restores the same reviewer’s earlier verdict', async () => {
    const desk = await open();
    desk.look();
    desk.send({ type: 'approve' }, { type: 'group.open', id: 'gold' }, { type: 'ask' });
    desk.send({ type: 'note.change', note: 'On second thought' }, { type: 'ask.submit' });
    expect(desk.states()).toMatchObject({ gold: 'asked' });
    desk.send({ type: 'undo' });
    expect(desk.states()).toMatchObject({ gold: 'approved' });
    desk.send({ type: 'undo' });
    expect(desk.states()).toMatchObject({ gold: 'open' });
  });

  test('stays undone when the earlier file is imported again', async () => {
    const desk = await open();
    desk.look();
    desk.send({ type: 'approve' });
    const earlier = desk.context().files;
    desk.send({ type: 'undo' });
    const [own] = earlier;
    desk.send({
      type: 'files.import',
      files: [
        {
          name: 'lena.json',
          size: 1,
          text: () => Promise.resolve(verdictText(own as VerdictFile)),
        },
      ],
    });
    await flush(6);
    expect(desk.states()).toMatchObject({ gold: 'open' });
  });
});

describe('storing', () => {
  test('keeps a failed decision on the page, and retries with the next one', async () => {
    const desk = await open({ failures: ['The disk is full.'] });
    desk.look();
    desk.send({ type: 'approve' });
    await flush(4);
    expect(desk.value()).toMatchObject({ storing: 'failed' });
    expect(desk.context().failure).toBe('The disk is full.');
    expect(desk.states()).toMatchObject({ gold: 'approved' });
    desk.look();
    desk.send({ type: 'approve' });
    await flush(4);
    expect([desk.value(), desk.context().failure]).toMatchObject([{ storing: 'saved' }, undefined]);
    expect(desk.saved).toHaveLength(1);
    expect(desk.saved[0]?.files[0]?.verdicts).toHaveLength(4);
  });

  test('can be retried by hand', async () => {
    const desk = await open({ failures: ['Full.', undefined] });
    desk.look();
    desk.send({ type: 'approve' });
    await flush(4);
    desk.send({ type: 'save.retry' });
    await flush(4);
    expect([desk.value(), desk.saved.length]).toMatchObject([{ storing: 'saved' }, 1]);
  });

  test('queues a decision taken while another is being stored', async () => {
    const desk = await open();
    desk.look();
    desk.send({ type: 'approve' });
    desk.look();
    desk.send({ type: 'approve' });
    await flush(6);
    expect(desk.saved.at(-1)?.files[0]?.verdicts).toHaveLength(4);
    expect(desk.value()).toMatchObject({ storing: 'saved' });
  });

  test('reports an unreadable store, and still accepts decisions', async () => {
    const desk = await open({
      openFailure: 'Storage is closed.',
      failures: ['Storage is closed.'],
    });
    expect([desk.value(), desk.context().failure]).toMatchObject([
      { storing: 'failed' },
      'Storage is closed.',
    ]);
    desk.look();
    desk.send({ type: 'approve' }, { type: 'name.change', name: 'Sam' }, { type: 'name.submit' });
    await flush(4);
    expect(desk.states()).toMatchObject({ gold: 'approved' });
  });

  test('names damage in the store once', async () => {
    const damage = { file: 'board/verdicts/sam.json', line: 4, reason: 'not a verdict' };
    const desk = await open({ damaged: [damage] });
    expect(desk.context().damaged).toEqual([damage]);
  });

  test('takes over decisions from another window', async () => {
    const desk = await open();
    const other = await open();
    other.look();
    other.send({ type: 'approve' });
    desk.send({ type: 'store.changed', saved: { by: 'Lena', files: other.context().files } });
    expect(desk.states()).toMatchObject({ gold: 'approved' });
  });
});

describe('importing', () => {
  const fileOf = (name: string, text: string) => ({
    name,
    size: text.length,
    text: () => Promise.resolve(text),
  });

  test('keeps two reviewers’ files side by side', async () => {
    const sam = await open({ by: 'Sam' });
    sam.send({ type: 'ask' }, { type: 'note.change', note: 'No' }, { type: 'ask.submit' });
    const desk = await open();
    desk.look();
    desk.send({ type: 'approve' });
    const text = verdictText(sam.context().files[0] as VerdictFile);
    desk.send({ type: 'files.import', files: [fileOf('sam.json', text)] });
    expect(desk.value()).toMatchObject({ importing: 'reading' });
    await flush(6);
    expect(desk.value()).toMatchObject({ importing: 'idle' });
    expect(desk.states()).toMatchObject({ gold: 'conflict' });
    expect(desk.context().imported).toEqual({ read: [{ by: 'Sam', count: 3 }], damaged: [] });
    await flush(4);
    expect(desk.saved.at(-1)?.files.map(({ by }) => by)).toEqual(['Lena', 'Sam']);
  });

  test('names a damaged file with its line, reads the others, and loses nothing', async () => {
    const desk = await open();
    desk.look();
    desk.send({ type: 'approve' });
    const before = desk.context().files;
    const text = verdictText(before[0] as VerdictFile);
    const broken = text.replace('"approved"', '"waved"');
    desk.send({
      type: 'files.import',
      files: [
        fileOf('broken.json', broken),
        fileOf('late.json', text.replaceAll(/"at":"\d{4}/g, '"at":"9999')),
        { ...fileOf('huge.json', ''), size: 9e6 },
        { ...fileOf('moved.json', ''), text: () => Promise.reject(new Error('NotFound')) },
      ],
    });
    await flush(6);
    expect(desk.context().files).toEqual(before);
    expect(desk.context().imported?.damaged).toEqual([
      { file: 'broken.json', line: 5, reason: 'its decision cannot be read' },
      { file: 'late.json', line: 5, reason: 'it is dated in the future' },
      { file: 'huge.json', line: 0, reason: 'it has 9 MB; up to 8 are read' },
      { file: 'moved.json', line: 0, reason: 'it could not be read; is it still where it was?' },
    ]);
  });

  test('disturbs nothing else', async () => {
    const desk = await open();
    desk.send({ type: 'ask' });
    const before = desk.value();
    desk.send({ type: 'files.import', files: [fileOf('a.json', '')] });
    desk.send({ type: 'files.import', files: [fileOf('b.json', '')] });
    expect(desk.value()).toEqual({ ...before, importing: 'reading' });
    await flush(6);
    expect(desk.value()).toEqual({ ...before, importing: 'idle' });
    // Only the second import's damage is reported.
    expect(desk.context().imported?.damaged).toMatchObject([{ file: 'b.json' }]);
  });

  test('does nothing if no file was chosen', async () => {
    const desk = await open();
    desk.send({ type: 'files.import', files: [] });
    expect(desk.value()).toMatchObject({ importing: 'idle' });
  });
});

describe('in any order', () => {
  const event: fc.Arbitrary<DeskEvent | 'look' | 'settle'> = fc.oneof(
    fc.constantFrom<(DeskEvent | 'look' | 'settle')[]>(
      { type: 'group.next' },
      { type: 'group.previous' },
      { type: 'picture.next' },
      { type: 'picture.nextSample' },
      { type: 'approve' },
      { type: 'ask' },
      { type: 'ask.submit' },
      { type: 'ask.cancel' },
      { type: 'pin.place', x: 0.5, y: 0.25 },
      { type: 'pin.remove' },
      { type: 'name.edit' },
      { type: 'name.submit' },
      { type: 'name.cancel' },
      { type: 'save.retry' },
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
            if (each === 'look') desk.look();
            // The store may answer between any two events.
            else if (each === 'settle') await flush(2);
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
          desk.send({ type: 'save.retry' });
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
        for (const each of events) {
          if (each === 'look') desk.look();
          else if (each !== 'settle') desk.send(each);
        }
        const notes = standings({ groups: all }, desk.context().files).filter(
          ({ verdicts }) => verdicts[0]?.decision === 'asked',
        );
        while (desk.context().undoStack.length > 0) desk.send({ type: 'undo' });
        expect(desk.states()).toEqual({ gold: 'open', new: 'open', gone: 'open' });
        for (const { group: about } of notes) {
          expect(desk.context().drafts[about.id]?.note ?? '').not.toBe('');
        }
      }),
      { numRuns: 60 },
    );
  });
});
