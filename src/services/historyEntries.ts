const STORAGE_KEY = 'tallygrove.places';

/** Beyond this, the least recently used entry is dropped. */
const MAX_ENTRIES = 50;

/** Identifies a link on a page: `part` is the landmark it is in, `nth` its zero-based index among links with that href. */
export interface LinkPosition {
  part: string;
  href: string;
  nth: number;
}

/** Where the visitor left a page. */
export interface HistoryEntry {
  /** Scroll position, in CSS px. */
  y?: number;
  /** The last link that was pressed. */
  link?: LinkPosition | undefined;
}

/** Remembers where the visitor left each page of this tab's history, across reloads and discarded tabs. */
export interface HistoryEntries {
  /** Makes the current history entry the one to update. @returns what is remembered of it */
  enter: () => HistoryEntry | undefined;
  /** Updates the entered page; ignored once the history has moved on. */
  update: (entry: HistoryEntry) => void;
  /** Writes all entries to session storage. */
  persist: () => void;
}

interface HistoryState {
  /** Set by the router. */
  key?: string;
  /** Set by `assignId`. */
  entryId?: string;
}

function idOf(view: Window): string | undefined {
  const state = view.history.state as HistoryState | null;
  return state?.key ?? state?.entryId;
}

/** The router sets a key only on entries it creates, not on a hard load or an in-page link. */
function assignId({ history }: Window): string {
  const entryId = Math.random().toString(36);
  // Stryker disable next-line StringLiteral: Browsers ignore the title of an entry (HTML, 7.4.4).
  history.replaceState({ ...(history.state as HistoryState | null), entryId }, '');
  return entryId;
}

/** Blocked storage or an invalid value counts as empty. */
function readEntries(view: Window): Map<string, HistoryEntry> {
  try {
    return new Map(
      JSON.parse(view.sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, HistoryEntry][],
    );
  } catch {
    return new Map();
  }
}

export function createHistoryEntries(view: Window): HistoryEntries {
  const entries = readEntries(view);
  let currentId: string | undefined;
  return {
    enter() {
      currentId = idOf(view) ?? assignId(view);
      return entries.get(currentId);
    },
    update(entry) {
      if (currentId === undefined || idOf(view) !== currentId) return;
      const known = entries.get(currentId);
      // Re-inserting keeps the map in order of use.
      entries.delete(currentId);
      entries.set(currentId, { ...known, ...entry });
    },
    persist() {
      try {
        view.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...entries].slice(-MAX_ENTRIES)));
      } catch {
        // Blocked or full storage: entries last as long as the document.
      }
    },
  };
}
