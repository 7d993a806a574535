import { assign, fromPromise, raise, setup } from 'xstate';
import type { Change, ChangeGroup, DamagedFile } from './desk.ts';
import { standings } from './summary.ts';
import { saidOf, withVerdicts } from './ui/files.ts';
import { lookedAt } from './ui/lookedAt.ts';
import { readFiles, type ChosenFile, type ReadFiles } from './ui/readFiles.ts';
import { isReviewer, limits, mergeFiles, type Verdict, type VerdictFile } from './verdicts.ts';

/** What a reviewer says; to take it back is the third decision that a file knows. */
type Said = 'approved' | 'asked';

/** In the order of the keys 1 to 5. */
export const views = ['sideBySide', 'slider', 'fade', 'blinking', 'difference'] as const;
export type View = (typeof views)[number];

/** Slow enough to look at either picture, and far from three flashes a second (WCAG 2.3.1). */
export const BLINK_MS = 700;

/** From 0 to 1 of a picture's width and height. */
export interface Pin {
  /** The change whose picture it is on. */
  key: string;
  x: number;
  y: number;
}

/** What is written and not sent yet. */
export interface Draft {
  note: string;
  pin?: Pin;
}

/** Decisions as they are kept: everybody's files that are known, and whose desk it is. */
export interface Kept {
  by: string;
  files: readonly VerdictFile[];
  /** What could not be read. */
  damaged?: readonly DamagedFile[];
}

/** What came of chosen files. */
export interface Imported {
  read: readonly { by: string; count: number }[];
  damaged: readonly DamagedFile[];
}

export interface DeskInput {
  groups: readonly ChangeGroup[];
  /** From the board's build. */
  files: readonly VerdictFile[];
  /** What of them could not be read. */
  damaged: readonly DamagedFile[];
  /** Does the reader's system ask for stillness? */
  isStill: boolean;
  now: () => Date;
}

/** One decision that can be taken back. */
interface Given {
  group: string;
  by: string;
  /** What the same reviewer had said about the same pixels, by the change's key. */
  before: ReadonlyMap<string, Verdict>;
}

export interface DeskContext extends DeskInput {
  by: string;
  /** Typed, and not yet given. */
  nameDraft: string;
  /** What waits for the name. */
  wanted: Said | undefined;
  /** Place of the group that is looked at. */
  at: number;
  /** The change that is looked at; '' where there is none. */
  key: string;
  /** Keys of the changes that were on the stage, their pictures drawn. */
  seen: ReadonlySet<string>;
  /** By the group's id. */
  drafts: Readonly<Record<string, Draft>>;
  isNoteMissing: boolean;
  given: readonly Given[];
  /** Counts what has been decided and imported. */
  version: number;
  /** The version that is being kept, or was last. */
  kept: number;
  failure: string | undefined;
  imported: Imported | undefined;
  /** For the live region; the number tells two like sentences apart. */
  said: { words: string; turn: number };
}

export type DeskEvent =
  | { type: 'group.open'; id: string }
  | { type: 'group.next' }
  | { type: 'group.previous' }
  | { type: 'picture.open'; key: string }
  | { type: 'picture.next' }
  | { type: 'picture.previous' }
  /** The first of a kind that was not looked at. */
  | { type: 'picture.unseen' }
  /** It is drawn, and can be looked at. */
  | { type: 'picture.shown'; key: string }
  | { type: 'view.choose'; view: View }
  | { type: 'blink.swap' }
  | { type: 'blink.hold' }
  | { type: 'blink.run' }
  | { type: 'extent.choose'; extent: 'changed' | 'whole' }
  | { type: 'approve' }
  | { type: 'ask' }
  | { type: 'note.change'; note: string }
  | { type: 'pin.put'; x: number; y: number }
  | { type: 'pin.remove' }
  | { type: 'ask.send' }
  | { type: 'ask.leave' }
  | { type: 'name.ask' }
  | { type: 'name.change'; name: string }
  | { type: 'name.give' }
  | { type: 'name.leave' }
  | { type: 'undo' }
  | { type: 'save.retry' }
  | { type: 'kept.changed'; kept: Kept }
  | { type: 'files.choose'; files: readonly ChosenFile[] }
  | { type: 'import.dismiss' }
  | { type: 'handOver.open' }
  | { type: 'handOver.close' }
  | { type: 'keys.turn' };

/** The group that is looked at. */
export const groupAt = ({ groups, at }: DeskContext): ChangeGroup | undefined => groups[at];

/** The change that is looked at. */
export const changeAt = (context: DeskContext): Change | undefined =>
  groupAt(context)?.changes.find(({ key }) => key === context.key);

export const draftAt = (context: DeskContext): Draft =>
  context.drafts[groupAt(context)?.id ?? ''] ?? { note: '' };

const pictures = (count: number): string => `${count} ${count === 1 ? 'picture' : 'pictures'}`;

const say = ({ said }: DeskContext, words: string): DeskContext['said'] => ({
  words,
  turn: said.turn + 1,
});

/** Opens a group where a pin waits in it, else at its first kind that was not looked at. */
function openAt(context: DeskContext, at: number): Partial<DeskContext> {
  const group = context.groups[at];
  if (group === undefined) return {};
  const { next } = lookedAt(group, context.seen);
  return {
    at,
    key: context.drafts[group.id]?.pin?.key ?? (next ?? group.changes[0])?.key ?? '',
    isNoteMissing: false,
    said: say(context, `${group.title}, ${at + 1} of ${context.groups.length}.`),
  };
}

function moveBy(context: DeskContext, step: number): Partial<DeskContext> {
  const { length } = context.groups;
  return length === 0 ? {} : openAt(context, (context.at + step + length) % length);
}

function openPicture(context: DeskContext, key: string | undefined): Partial<DeskContext> {
  const changes = groupAt(context)?.changes ?? [];
  const index = changes.findIndex((change) => change.key === key);
  const change = changes[index];
  if (change === undefined) return {};
  const words = `${change.name}, ${change.mode}, picture ${index + 1} of ${changes.length}.`;
  return { key: change.key, said: say(context, words) };
}

function pictureBy(context: DeskContext, step: number): Partial<DeskContext> {
  const changes = groupAt(context)?.changes ?? [];
  const index = changes.findIndex(({ key }) => key === context.key);
  return openPicture(context, changes[(index + step + changes.length) % changes.length]?.key);
}

/** The place of the next group that nobody has decided, from here on; undefined where none is left. */
function nextOpen(context: DeskContext, files: readonly VerdictFile[]): number | undefined {
  const { groups, at } = context;
  const stands = standings({ groups }, files);
  const places = groups.map((_, step) => (at + 1 + step) % groups.length);
  return places.find((index) => index !== at && stands[index]?.state === 'open');
}

/** ISO 8601, and later than all that this reviewer has said: of two verdicts the later holds. */
function momentAfter({ files, now }: DeskContext, by: string): string {
  const own = files.find((file) => file.by === by)?.verdicts ?? [];
  const last = own.reduce((latest, { at }) => Math.max(latest, Date.parse(at)), 0);
  return new Date(Math.max(now().getTime(), last + 1)).toISOString();
}

/** What a file may hold of a note: no control characters but the ends of lines. */
const noteText = (note: string): string =>
  note
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .slice(0, limits.note)
    .replaceAll(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\p{Surrogate}]/gu, '')
    .trim();

const aboutOf = ({
  story,
  mode,
  hash,
  kind,
}: Change): Pick<Verdict, 'story' | 'mode' | 'hash' | 'gone'> => ({
  story,
  mode,
  hash,
  ...(kind === 'gone' ? { gone: true as const } : {}),
});

function verdictsFor(context: DeskContext, decision: Said): Verdict[] {
  const { note, pin } = draftAt(context);
  const at = momentAfter(context, context.by);
  return (groupAt(context)?.changes ?? []).map((change) => ({
    ...aboutOf(change),
    decision,
    ...(decision === 'asked' ? { note: noteText(note) } : {}),
    ...(decision === 'asked' && pin?.key === change.key ? { pin: { x: pin.x, y: pin.y } } : {}),
    by: context.by,
    at,
  }));
}

/** Takes the decision, and goes on to the next group that is open. */
function decide(context: DeskContext, decision: Said): Partial<DeskContext> {
  const group = groupAt(context);
  if (group === undefined) return {};
  const before = saidOf(group.changes, context.by, context.files);
  const files = withVerdicts(context.files, context.by, verdictsFor(context, decision));
  const next = nextOpen(context, files);
  const nextGroup = next === undefined ? undefined : context.groups[next];
  const done = `${decision === 'approved' ? 'Approved' : 'Change asked for'}: ${group.title}, ${pictures(group.changes.length)}.`;
  const onward =
    nextGroup === undefined ? 'Nothing is left to decide.' : `Next: ${nextGroup.title}.`;
  return {
    ...(next === undefined ? {} : openAt(context, next)),
    files,
    given: [...context.given, { group: group.id, by: context.by, before }],
    // Sent is no longer a draft; an approval leaves it where it is.
    drafts:
      decision === 'asked'
        ? Object.fromEntries(Object.entries(context.drafts).filter(([id]) => id !== group.id))
        : context.drafts,
    version: context.version + 1,
    wanted: undefined,
    isNoteMissing: false,
    said: say(context, `${done} ${onward}`),
  };
}

function undo(context: DeskContext): Partial<DeskContext> {
  const last = context.given.at(-1);
  const at = context.groups.findIndex(({ id }) => id === last?.group);
  const group = context.groups[at];
  if (last === undefined || group === undefined) return {};
  const said = saidOf(group.changes, last.by, context.files);
  const asked = [...said.values()].find(({ note }) => note !== undefined);
  const pinned = [...said].find(([, { pin }]) => pin !== undefined);
  const moment = momentAfter(context, last.by);
  const verdicts = group.changes.map((change): Verdict => {
    const before = last.before.get(change.key);
    return before === undefined
      ? { ...aboutOf(change), decision: 'withdrawn', by: last.by, at: moment }
      : { ...before, at: moment };
  });
  return {
    ...openAt(context, at),
    files: withVerdicts(context.files, last.by, verdicts),
    given: context.given.slice(0, -1),
    // What was typed comes back with the question, unless something new was typed meanwhile.
    drafts:
      asked?.note === undefined || (context.drafts[group.id]?.note ?? '') !== ''
        ? context.drafts
        : {
            ...context.drafts,
            [group.id]: {
              note: asked.note,
              ...(pinned?.[1].pin === undefined
                ? {}
                : { pin: { key: pinned[0], ...pinned[1].pin } }),
            },
          },
    version: context.version + 1,
    said: say(context, `Taken back: ${group.title}.`),
  };
}

function draft(context: DeskContext, changed: Partial<Draft>): Partial<DeskContext> {
  const id = groupAt(context)?.id;
  if (id === undefined) return {};
  return {
    drafts: { ...context.drafts, [id]: { ...draftAt(context), ...changed } },
    isNoteMissing: false,
  };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

const isOpened = (context: DeskContext): boolean => {
  const group = groupAt(context);
  return group !== undefined && lookedAt(group, context.seen).next === undefined;
};

const deskSetup = setup({
  types: {
    context: {} as DeskContext,
    events: {} as DeskEvent,
    input: {} as DeskInput,
  },
  actors: {
    /** What was kept earlier, the board's files included. Throws where it cannot be read. */
    open: fromPromise<Kept, readonly VerdictFile[]>(() =>
      Promise.reject(new Error('There is no store')),
    ),
    /** Throws where it cannot be kept. */
    save: fromPromise<void, Kept>(() => Promise.reject(new Error('There is no store'))),
    read: fromPromise<ReadFiles, readonly ChosenFile[]>(({ input }) => readFiles(input)),
  },
  delays: { BLINK_MS },
  guards: {
    isEmpty: ({ context }) => context.groups.length === 0,
    isOpened: ({ context }) => isOpened(context),
    isUnopened: ({ context }) => !isOpened(context),
    isStill: ({ context }) => context.isStill,
    /** By this reviewer, all of it. */
    isApproved: ({ context }) => {
      const { changes = [] } = groupAt(context) ?? {};
      const said = saidOf(changes, context.by, context.files);
      return changes.every(({ key }) => said.get(key)?.decision === 'approved');
    },
    hasName: ({ context }) => context.by !== '',
    isNamed: ({ context }) => isReviewer(context.nameDraft.trim()),
    hasNoNote: ({ context }) => noteText(draftAt(context).note) === '',
    wantsToAsk: ({ context }) => context.wanted === 'asked',
    wantsToApprove: ({ context }) => context.wanted === 'approved',
    hasGiven: ({ context }) => context.given.length > 0,
    isUnkept: ({ context }) => context.version !== context.kept,
    hasFiles: (_, { files }: { files: readonly ChosenFile[] }) => files.length > 0,
  },
  actions: {
    openGroup: assign(({ context }, { id }: { id: string }) => {
      const at = context.groups.findIndex((group) => group.id === id);
      return openAt(context, at);
    }),
    moveBy: assign(({ context }, { step }: { step: number }) => moveBy(context, step)),
    openPicture: assign(({ context }, { key }: { key: string }) => openPicture(context, key)),
    pictureBy: assign(({ context }, { step }: { step: number }) => pictureBy(context, step)),
    openUnseen: assign(({ context }) => {
      const group = groupAt(context);
      return group === undefined
        ? {}
        : openPicture(context, lookedAt(group, context.seen).next?.key);
    }),
    see: assign(({ context }, { key }: { key: string }) =>
      // Only what is on the stage: a picture that comes late belongs to what was there before.
      key === context.key && !context.seen.has(key)
        ? { seen: new Set([...context.seen, key]) }
        : {},
    ),
    sayUnopened: assign(({ context }) => {
      const group = groupAt(context);
      if (group === undefined) return {};
      const { kinds, seen } = lookedAt(group, context.seen);
      return {
        said: say(
          context,
          `Not approved: ${seen} of ${kinds} kinds of picture looked at. N shows the next.`,
        ),
      };
    }),
    sayApproved: assign(({ context }) => ({
      said: say(context, 'You have approved this already. J goes on.'),
    })),
    approve: assign(({ context }) => decide(context, 'approved')),
    sendAsked: assign(({ context }) => decide(context, 'asked')),
    want: assign((_, { decision }: { decision: Said }) => ({ wanted: decision })),
    wantNothing: assign({ wanted: undefined }),
    missNote: assign(({ context }) => ({
      isNoteMissing: true,
      said: say(context, 'Say what should change.'),
    })),
    writeNote: assign(({ context }, { note }: { note: string }) => draft(context, { note })),
    putPin: assign(({ context }, { x, y }: { x: number; y: number }) =>
      draft(context, { pin: { key: context.key, x, y } }),
    ),
    removePin: assign(({ context }) => {
      const id = groupAt(context)?.id ?? '';
      return { drafts: { ...context.drafts, [id]: { note: draftAt(context).note } } };
    }),
    writeName: assign((_, { name }: { name: string }) => ({ nameDraft: name })),
    takeName: assign(({ context }) => ({
      by: context.nameDraft.trim(),
      // The name is kept with the files.
      version: context.version + 1,
    })),
    undo: assign(({ context }) => undo(context)),
    takeOpened: assign(({ context }, { kept }: { kept: Kept }) => ({
      by: context.by === '' ? kept.by : context.by,
      nameDraft: context.nameDraft === '' ? kept.by : context.nameDraft,
      files: mergeFiles([...kept.files, ...context.files]),
      damaged: [
        ...context.damaged,
        // The dev server tells of files that the build has found damaged, too.
        ...(kept.damaged ?? []).filter(
          ({ file, line }) =>
            !context.damaged.some((known) => known.file === file && known.line === line),
        ),
      ],
      failure: undefined,
    })),
    takeChanged: assign((_, { kept }: { kept: Kept }) => ({ by: kept.by, files: kept.files })),
    noteSaving: assign(({ context }) => ({ kept: context.version })),
    noteKept: assign({ failure: undefined }),
    noteFailed: assign(({ context }, { error }: { error: unknown }) => ({
      failure: wordsOf(error),
      said: say(context, 'Not saved. Your decisions are on this page alone: hand over the file.'),
    })),
    takeImported: assign(({ context }, { files }: { files: ReadFiles }) => {
      const { read, damaged } = files;
      return {
        files: mergeFiles([...context.files, ...read]),
        imported: {
          read: read.map(({ by, verdicts }) => ({ by, count: verdicts.length })),
          damaged,
        },
        version: context.version + (read.length > 0 ? 1 : 0),
        said: say(
          context,
          `${read.length} ${read.length === 1 ? 'file' : 'files'} read, ${damaged.length} damaged.`,
        ),
      };
    }),
  },
});

const readChosen = {
  guard: {
    type: 'hasFiles' as const,
    params: ({ event }: { event: Extract<DeskEvent, { type: 'files.choose' }> }) => ({
      files: event.files,
    }),
  },
  target: 'reading' as const,
};

/**
 * The review desk: what is looked at and how, what is decided, what of that is kept, and what comes
 * from others.
 *
 * A group can be approved once of each kind of its pictures one has been on the stage (ui/lookedAt.ts).
 */
export const deskMachine = deskSetup.createMachine({
  id: 'desk',
  context: ({ input }) => ({
    ...input,
    by: '',
    nameDraft: '',
    wanted: undefined,
    at: 0,
    key: input.groups[0]?.changes[0]?.key ?? '',
    seen: new Set(),
    drafts: {},
    isNoteMissing: false,
    given: [],
    version: 0,
    kept: 0,
    failure: undefined,
    imported: undefined,
    said: { words: '', turn: 0 },
  }),
  type: 'parallel',
  states: {
    /** Has the group been looked at? */
    looking: {
      initial: 'unopened',
      on: {
        'group.open': { actions: { type: 'openGroup', params: ({ event }) => ({ id: event.id }) } },
        'group.next': { actions: { type: 'moveBy', params: { step: 1 } } },
        'group.previous': { actions: { type: 'moveBy', params: { step: -1 } } },
        'picture.open': {
          actions: { type: 'openPicture', params: ({ event }) => ({ key: event.key }) },
        },
        'picture.next': { actions: { type: 'pictureBy', params: { step: 1 } } },
        'picture.previous': { actions: { type: 'pictureBy', params: { step: -1 } } },
        'picture.unseen': { actions: 'openUnseen' },
        'picture.shown': { actions: { type: 'see', params: ({ event }) => ({ key: event.key }) } },
      },
      states: {
        nothing: {},
        unopened: {
          always: [
            { guard: 'isEmpty', target: 'nothing' },
            { guard: 'isOpened', target: 'opened' },
          ],
        },
        opened: { always: { guard: 'isUnopened', target: 'unopened' } },
      },
    },
    view: {
      initial: 'slider',
      on: {
        'view.choose': views.map((view) => ({
          guard: ({ event }: { event: { view: View } }) => event.view === view,
          target: `.${view}` as const,
        })),
      },
      states: {
        sideBySide: {},
        slider: {},
        fade: {},
        blinking: {
          type: 'parallel',
          states: {
            shown: {
              initial: 'now',
              states: {
                now: { on: { 'blink.swap': 'accepted' } },
                accepted: { on: { 'blink.swap': 'now' } },
              },
            },
            /** By itself, or at a press. */
            pace: {
              initial: 'running',
              states: {
                running: {
                  always: { guard: 'isStill', target: 'held' },
                  after: {
                    BLINK_MS: {
                      target: 'running',
                      reenter: true,
                      actions: raise({ type: 'blink.swap' }),
                    },
                  },
                  on: { 'blink.hold': 'held' },
                },
                held: { on: { 'blink.run': 'running' } },
              },
            },
          },
        },
        difference: {},
      },
    },
    extent: {
      initial: 'changed',
      on: {
        'extent.choose': [
          { guard: ({ event }) => event.extent === 'changed', target: '.changed' },
          { target: '.whole' },
        ],
      },
      states: { changed: {}, whole: {} },
    },
    deciding: {
      initial: 'choosing',
      on: {
        undo: { guard: 'hasGiven', target: '.choosing', actions: 'undo' },
        'name.ask': '.naming',
      },
      states: {
        choosing: {
          on: {
            approve: [
              { guard: 'isEmpty' },
              { guard: 'isUnopened', actions: 'sayUnopened' },
              { guard: 'isApproved', actions: 'sayApproved' },
              { guard: 'hasName', actions: 'approve' },
              { target: 'naming', actions: { type: 'want', params: { decision: 'approved' } } },
            ],
            ask: [{ guard: 'isEmpty' }, { target: 'asking' }],
          },
        },
        asking: {
          on: {
            'note.change': {
              actions: { type: 'writeNote', params: ({ event }) => ({ note: event.note }) },
            },
            'pin.put': {
              actions: { type: 'putPin', params: ({ event: { x, y } }) => ({ x, y }) },
            },
            'pin.remove': { actions: 'removePin' },
            'ask.send': [
              { guard: 'hasNoNote', actions: 'missNote' },
              { guard: 'hasName', target: 'choosing', actions: 'sendAsked' },
              { target: 'naming', actions: { type: 'want', params: { decision: 'asked' } } },
            ],
            'ask.leave': 'choosing',
            // The draft stays with its group.
            'group.open': { target: 'choosing' },
            'group.next': { target: 'choosing' },
            'group.previous': { target: 'choosing' },
          },
        },
        naming: {
          on: {
            'name.change': {
              actions: { type: 'writeName', params: ({ event }) => ({ name: event.name }) },
            },
            'name.give': {
              guard: 'isNamed',
              target: 'named',
              actions: 'takeName',
            },
            'name.leave': [
              { guard: 'wantsToAsk', target: 'asking', actions: 'wantNothing' },
              { target: 'choosing', actions: 'wantNothing' },
            ],
          },
        },
        named: {
          always: [
            { guard: 'wantsToAsk', target: 'choosing', actions: 'sendAsked' },
            { guard: 'wantsToApprove', target: 'choosing', actions: 'approve' },
            { target: 'choosing' },
          ],
        },
      },
    },
    keeping: {
      initial: 'opening',
      states: {
        opening: {
          invoke: {
            src: 'open',
            input: ({ context }) => context.files,
            onDone: {
              target: 'kept',
              actions: { type: 'takeOpened', params: ({ event }) => ({ kept: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'noteFailed', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        kept: {
          always: { guard: 'isUnkept', target: 'saving' },
          on: {
            'kept.changed': {
              actions: { type: 'takeChanged', params: ({ event }) => ({ kept: event.kept }) },
            },
          },
        },
        saving: {
          entry: 'noteSaving',
          invoke: {
            src: 'save',
            input: ({ context: { by, files } }) => ({ by, files }),
            onDone: { target: 'kept', actions: 'noteKept' },
            onError: {
              target: 'failed',
              actions: { type: 'noteFailed', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: {
          always: { guard: 'isUnkept', target: 'saving' },
          on: { 'save.retry': 'saving' },
        },
      },
    },
    importing: {
      initial: 'idle',
      states: {
        idle: { on: { 'files.choose': readChosen } },
        reading: {
          invoke: {
            src: 'read',
            input: ({ event }) => (event.type === 'files.choose' ? event.files : []),
            onDone: {
              target: 'told',
              actions: { type: 'takeImported', params: ({ event }) => ({ files: event.output }) },
            },
          },
          // Others take the place of those that are being read.
          on: { 'files.choose': { ...readChosen, reenter: true } },
        },
        told: { on: { 'files.choose': readChosen, 'import.dismiss': 'idle' } },
      },
    },
    handingOver: {
      initial: 'closed',
      states: {
        closed: { on: { 'handOver.open': 'open' } },
        open: { on: { 'handOver.close': 'closed' } },
      },
    },
    /** Single keys can be turned off (WCAG 2.1.4). */
    keys: {
      initial: 'on',
      states: { on: { on: { 'keys.turn': 'off' } }, off: { on: { 'keys.turn': 'on' } } },
    },
  },
});
