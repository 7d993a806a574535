import { assign, fromPromise, setup } from 'xstate';
import {
  draftAt,
  groupAt,
  say,
  type DeskContext,
  type DeskEvent,
  type DeskInput,
  type Kept,
  type Said,
} from './deskContext.ts';
import { changeDraft, decide, isApproved, noteText, reply, undo } from './deskDecisions.ts';
import {
  isOpened,
  moveBy,
  openAt,
  openPicture,
  openUnseen,
  pictureBy,
  sayUnopened,
} from './deskMoves.ts';
import { readFiles, type ChosenFile, type ReadFiles } from './ui/readFiles.ts';
import { isReviewer, mergeFiles, type VerdictFile } from './verdicts.ts';

const deskSetup = setup({
  types: {
    context: {} as DeskContext,
    events: {} as DeskEvent,
    input: {} as DeskInput,
  },
  actors: {
    /** Loads saved decisions and the board's files. Throws if they are unreadable. */
    open: fromPromise<Kept, readonly VerdictFile[]>(() =>
      Promise.reject(new Error('There is no store')),
    ),
    /** Throws if saving fails. */
    save: fromPromise<void, Kept>(() => Promise.reject(new Error('There is no store'))),
    read: fromPromise<ReadFiles, readonly ChosenFile[]>(({ input }) => readFiles(input)),
  },
  guards: {
    isEmpty: ({ context }) => context.groups.length === 0,
    isUnopened: ({ context }) => !isOpened(context),
    isApproved: ({ context }) => isApproved(context),
    hasName: ({ context }) => context.by !== '',
    isNamed: ({ context }) => isReviewer(context.nameDraft.trim()),
    hasNoNote: ({ context }) => noteText(draftAt(context).note) === '',
    wantsToAsk: ({ context }) => context.wanted === 'asked',
    wantsToApprove: ({ context }) => context.wanted === 'approved',
    hasGiven: ({ context }) => context.given.length > 0,
    isUnkept: ({ context }) => context.version !== context.kept,
    canReply: ({ context }, { note }: { note: string }) =>
      context.by !== '' && noteText(note) !== '',
    hasFiles: (_, { files }: { files: readonly ChosenFile[] }) => files.length > 0,
  },
  actions: {
    openGroup: assign(({ context }, { id }: { id: string }) =>
      openAt(
        context,
        context.groups.findIndex((group) => group.id === id),
      ),
    ),
    moveBy: assign(({ context }, { step }: { step: number }) => moveBy(context, step)),
    openPicture: assign(({ context }, { key }: { key: string }) => openPicture(context, key)),
    pictureBy: assign(({ context }, { step }: { step: number }) => pictureBy(context, step)),
    openUnseen: assign(({ context }) => openUnseen(context)),
    see: assign(({ context }, { key }: { key: string }) =>
      // Only for the current picture: one that loads late belongs to the previous change.
      key === context.key && !context.seen.has(key)
        ? { seen: new Set([...context.seen, key]) }
        : {},
    ),
    aim: assign((_, { isAlone }: { isAlone: boolean }) => ({ isAlone })),
    sayUnopened: assign(({ context }) => sayUnopened(context)),
    sayApproved: assign(({ context }) => ({
      said: say(context, 'You have approved this already. J goes on.'),
    })),
    approve: assign(({ context }) => decide(context, 'approved')),
    sendAsked: assign(({ context }) => decide(context, 'asked')),
    reply: assign(({ context }, { note }: { note: string }) => reply(context, note)),
    want: assign((_, { decision }: { decision: Said | undefined }) => ({ wanted: decision })),
    missNote: assign(({ context }) => ({
      isNoteMissing: true,
      said: say(context, 'Say what should change.'),
    })),
    writeNote: assign(({ context }, { note }: { note: string }) => changeDraft(context, { note })),
    putPin: assign(({ context }, { x, y }: { x: number; y: number }) =>
      changeDraft(context, { pin: { key: context.key, x, y } }),
    ),
    removePin: assign(({ context }) => {
      const id = groupAt(context)?.id ?? '';
      return { drafts: { ...context.drafts, [id]: { note: draftAt(context).note } } };
    }),
    writeName: assign((_, { name }: { name: string }) => ({ nameDraft: name })),
    takeName: assign(({ context }) => ({
      by: context.nameDraft.trim(),
      // The name is saved with the files.
      version: context.version + 1,
    })),
    undo: assign(({ context }) => undo(context)),
    takeOpened: assign(({ context }, { kept }: { kept: Kept }) => ({
      by: context.by === '' ? kept.by : context.by,
      nameDraft: context.nameDraft === '' ? kept.by : context.nameDraft,
      files: mergeFiles([...kept.files, ...context.files]),
      damaged: [
        ...context.damaged,
        // The dev server reports files that the build found damaged, too.
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
      failure: error instanceof Error ? error.message : 'unknown',
      said: say(context, 'Not saved. Your decisions are on this page alone: hand over the file.'),
    })),
    takeImported: assign(({ context }, { files: { read, damaged } }: { files: ReadFiles }) => ({
      files: mergeFiles([...context.files, ...read]),
      imported: { read: read.map(({ by, verdicts }) => ({ by, count: verdicts.length })), damaged },
      version: context.version + (read.length > 0 ? 1 : 0),
      said: say(
        context,
        `${read.length} ${read.length === 1 ? 'file' : 'files'} read, ${damaged.length} damaged.`,
      ),
    })),
  },
});

const noteFailed = {
  type: 'noteFailed',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

/**
 * The review desk: the current picture, decisions, their storage, and imported files. A group can
 * be approved once its samples have been viewed; a single picture once it has been viewed.
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
    isAlone: false,
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
    looking: {
      on: {
        'group.open': { actions: { type: 'openGroup', params: ({ event }) => event } },
        'group.next': { actions: { type: 'moveBy', params: { step: 1 } } },
        'group.previous': { actions: { type: 'moveBy', params: { step: -1 } } },
        'picture.open': { actions: { type: 'openPicture', params: ({ event }) => event } },
        'picture.next': { actions: { type: 'pictureBy', params: { step: 1 } } },
        'picture.previous': { actions: { type: 'pictureBy', params: { step: -1 } } },
        'picture.unseen': { actions: 'openUnseen' },
        'picture.shown': { actions: { type: 'see', params: ({ event }) => event } },
        'scope.choose': { actions: { type: 'aim', params: ({ event }) => event } },
        reply: {
          guard: { type: 'canReply', params: ({ event }) => event },
          actions: { type: 'reply', params: ({ event }) => event },
        },
      },
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
            'note.change': { actions: { type: 'writeNote', params: ({ event }) => event } },
            'pin.put': { actions: { type: 'putPin', params: ({ event }) => event } },
            'pin.remove': { actions: 'removePin' },
            'ask.send': [
              { guard: 'hasNoNote', actions: 'missNote' },
              { guard: 'hasName', target: 'choosing', actions: 'sendAsked' },
              { target: 'naming', actions: { type: 'want', params: { decision: 'asked' } } },
            ],
            'ask.leave': 'choosing',
            // The draft stays with its group.
            'group.open': 'choosing',
            'group.next': 'choosing',
            'group.previous': 'choosing',
          },
        },
        naming: {
          on: {
            'name.change': { actions: { type: 'writeName', params: ({ event }) => event } },
            'name.give': { guard: 'isNamed', target: 'named', actions: 'takeName' },
            'name.leave': [
              {
                guard: 'wantsToAsk',
                target: 'asking',
                actions: { type: 'want', params: { decision: undefined } },
              },
              { target: 'choosing', actions: { type: 'want', params: { decision: undefined } } },
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
            onError: { target: 'failed', actions: noteFailed },
          },
        },
        kept: {
          always: { guard: 'isUnkept', target: 'saving' },
          on: {
            'kept.changed': { actions: { type: 'takeChanged', params: ({ event }) => event } },
          },
        },
        saving: {
          entry: 'noteSaving',
          invoke: {
            src: 'save',
            input: ({ context: { by, files } }) => ({ by, files }),
            onDone: { target: 'kept', actions: 'noteKept' },
            onError: { target: 'failed', actions: noteFailed },
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
      // Newly chosen files replace those being read.
      on: {
        'files.choose': {
          guard: { type: 'hasFiles', params: ({ event }) => event },
          target: '.reading',
        },
      },
      states: {
        idle: {},
        reading: {
          invoke: {
            src: 'read',
            input: ({ event }) => (event.type === 'files.choose' ? event.files : []),
            onDone: {
              target: 'idle',
              actions: { type: 'takeImported', params: ({ event }) => ({ files: event.output }) },
            },
          },
        },
      },
    },
  },
});
