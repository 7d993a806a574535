import { assign, fromPromise, setup } from 'xstate';
import { changeDraft, decide, isApproved, noteText, reply, undo } from './decisions.ts';
import {
  announce,
  currentDraft,
  type DeskContext,
  type DeskEvent,
  type DeskInput,
  type SavedReview,
} from './deskContext.ts';
import {
  announceMissingSamples,
  canApprove,
  openGroup,
  openNextSample,
  openPicture,
  stepGroup,
  stepPicture,
} from './navigation.ts';
import { counted } from './summary.ts';
import { readFiles, type ChosenFile } from './ui/readFiles.ts';
import { isReviewer, mergeFiles, type ParsedFiles, type VerdictFile } from './verdicts.ts';

/** Adds the store's files and damage to the build's; the dev server reports the same damage. */
function withSaved(context: DeskContext, saved: SavedReview): Partial<DeskContext> {
  const isKnown = ({ file, line }: DeskContext['damaged'][number]): boolean =>
    context.damaged.some((known) => known.file === file && known.line === line);
  return {
    by: context.by === '' ? saved.by : context.by,
    nameDraft: context.nameDraft === '' ? saved.by : context.nameDraft,
    files: mergeFiles([...saved.files, ...context.files]),
    damaged: [...context.damaged, ...(saved.damaged ?? []).filter((each) => !isKnown(each))],
    failure: undefined,
  };
}

const withImported = (context: DeskContext, { files: read, damaged }: ParsedFiles) => ({
  files: mergeFiles([...context.files, ...read]),
  imported: { read: read.map(({ by, verdicts }) => ({ by, count: verdicts.length })), damaged },
  version: context.version + (read.length > 0 ? 1 : 0),
  ...announce(context, `${counted(read.length, 'file')} read, ${damaged.length} damaged.`),
});

const failed = (context: DeskContext, error: unknown): Partial<DeskContext> => ({
  failure: error instanceof Error ? error.message : 'unknown',
  ...announce(
    context,
    'Not saved. Your decisions are on this page alone: save the file under Hand over.',
  ),
});

const deskSetup = setup({
  types: {
    context: {} as DeskContext,
    events: {} as DeskEvent,
    input: {} as DeskInput,
  },
  actors: {
    /** Loads saved decisions and the board's files. Throws if they are unreadable. */
    load: fromPromise<SavedReview, readonly VerdictFile[]>(() =>
      Promise.reject(new Error('There is no store')),
    ),
    /** Throws if saving fails. */
    save: fromPromise<void, SavedReview>(() => Promise.reject(new Error('There is no store'))),
    read: fromPromise<ParsedFiles, readonly ChosenFile[]>(({ input }) => readFiles(input)),
  },
  guards: {
    hasName: ({ context }) => context.by !== '',
    isUnsaved: ({ context }) => context.version !== context.savedVersion,
  },
  actions: {
    approve: assign(({ context }) => decide(context, 'approved')),
    ask: assign(({ context }) => decide(context, 'asked')),
  },
});

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
    pendingDecision: undefined,
    groupIndex: 0,
    key: input.groups[0]?.changes[0]?.key ?? '',
    isSinglePicture: false,
    viewed: new Set(),
    drafts: {},
    isNoteMissing: false,
    undoStack: [],
    version: 0,
    savedVersion: 0,
    failure: undefined,
    imported: undefined,
    announcement: { text: '', id: 0 },
  }),
  type: 'parallel',
  states: {
    browsing: {
      on: {
        'group.open': {
          actions: assign(({ context, event }) =>
            openGroup(
              context,
              context.groups.findIndex(({ id }) => id === event.id),
            ),
          ),
        },
        'group.next': { actions: assign(({ context }) => stepGroup(context, 1)) },
        'group.previous': { actions: assign(({ context }) => stepGroup(context, -1)) },
        'picture.open': {
          actions: assign(({ context, event }) => openPicture(context, event.key)),
        },
        'picture.next': { actions: assign(({ context }) => stepPicture(context, 1)) },
        'picture.previous': { actions: assign(({ context }) => stepPicture(context, -1)) },
        'picture.nextSample': { actions: assign(({ context }) => openNextSample(context)) },
        'picture.shown': {
          // A picture that loads late belongs to the previous change.
          guard: ({ context, event }) => event.key === context.key,
          actions: assign(({ context, event }) => ({
            viewed: new Set([...context.viewed, event.key]),
          })),
        },
        'scope.choose': {
          actions: assign(({ event }) => ({ isSinglePicture: event.isSinglePicture })),
        },
        reply: {
          guard: ({ context, event }) => context.by !== '' && noteText(event.note) !== '',
          actions: assign(({ context, event }) => reply(context, event.note)),
        },
      },
    },
    deciding: {
      initial: 'choosing',
      on: {
        undo: {
          guard: ({ context }) => context.undoStack.length > 0,
          target: '.choosing',
          actions: assign(({ context }) => undo(context)),
        },
        'name.edit': '.naming',
      },
      states: {
        choosing: {
          on: {
            approve: [
              {
                guard: ({ context }) => !canApprove(context),
                actions: assign(({ context }) => announceMissingSamples(context)),
              },
              {
                guard: ({ context }) => isApproved(context),
                actions: assign(({ context }) =>
                  announce(context, 'You have already approved this. J shows the next.'),
                ),
              },
              { guard: 'hasName', actions: 'approve' },
              { target: 'naming', actions: assign({ pendingDecision: 'approved' }) },
            ],
            ask: { guard: ({ context }) => context.groups.length > 0, target: 'asking' },
          },
        },
        asking: {
          on: {
            'note.change': {
              actions: assign(({ context, event }) => changeDraft(context, { note: event.note })),
            },
            'pin.place': {
              actions: assign(({ context, event: { x, y } }) =>
                changeDraft(context, { pin: { key: context.key, x, y } }),
              ),
            },
            'pin.remove': {
              actions: assign(({ context }) => changeDraft(context, { pin: undefined })),
            },
            'ask.submit': [
              {
                guard: ({ context }) => noteText(currentDraft(context).note) === '',
                actions: assign(({ context }) => ({
                  isNoteMissing: true,
                  ...announce(context, 'Describe what should change.'),
                })),
              },
              { guard: 'hasName', target: 'choosing', actions: 'ask' },
              { target: 'naming', actions: assign({ pendingDecision: 'asked' }) },
            ],
            'ask.cancel': 'choosing',
            // The draft stays with its group.
            'group.open': 'choosing',
            'group.next': 'choosing',
            'group.previous': 'choosing',
          },
        },
        naming: {
          on: {
            'name.change': { actions: assign(({ event }) => ({ nameDraft: event.name })) },
            'name.submit': {
              guard: ({ context }) => isReviewer(context.nameDraft.trim()),
              target: 'choosing',
              actions: [
                assign(({ context }) => ({
                  by: context.nameDraft.trim(),
                  // The name is saved with the files.
                  version: context.version + 1,
                })),
                assign(({ context }) =>
                  context.pendingDecision === undefined
                    ? {}
                    : decide(context, context.pendingDecision),
                ),
              ],
            },
            'name.cancel': [
              {
                guard: ({ context }) => context.pendingDecision === 'asked',
                target: 'asking',
                actions: assign({ pendingDecision: undefined }),
              },
              { target: 'choosing', actions: assign({ pendingDecision: undefined }) },
            ],
          },
        },
      },
    },
    storing: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'load',
            input: ({ context }) => context.files,
            onDone: {
              target: 'saved',
              actions: assign(({ context, event }) => withSaved(context, event.output)),
            },
            onError: {
              target: 'failed',
              actions: assign(({ context, event }) => failed(context, event.error)),
            },
          },
        },
        saved: {
          always: { guard: 'isUnsaved', target: 'saving' },
          on: {
            'store.changed': {
              actions: assign(({ event: { saved } }) => ({ by: saved.by, files: saved.files })),
            },
          },
        },
        saving: {
          entry: assign(({ context }) => ({ savedVersion: context.version })),
          invoke: {
            src: 'save',
            input: ({ context: { by, files } }) => ({ by, files }),
            onDone: { target: 'saved', actions: assign({ failure: undefined }) },
            onError: {
              target: 'failed',
              actions: assign(({ context, event }) => failed(context, event.error)),
            },
          },
        },
        failed: {
          always: { guard: 'isUnsaved', target: 'saving' },
          on: { 'save.retry': 'saving' },
        },
      },
    },
    importing: {
      initial: 'idle',
      on: {
        // Newly chosen files replace those being read.
        'files.import': { guard: ({ event }) => event.files.length > 0, target: '.reading' },
      },
      states: {
        idle: {},
        reading: {
          invoke: {
            src: 'read',
            input: ({ event }) => (event.type === 'files.import' ? event.files : []),
            onDone: {
              target: 'idle',
              actions: assign(({ context, event }) => withImported(context, event.output)),
            },
          },
        },
      },
    },
  },
});
