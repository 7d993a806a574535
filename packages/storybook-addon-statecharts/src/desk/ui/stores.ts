// Stores decisions: in the dev server's working tree, or in this browser.
import type { SavedReview } from '../deskContext.ts';
import { isRecord, parseJson } from '../parseJson.ts';
import {
  mergeFiles,
  parseFiles,
  verdictText,
  type ParsedFiles,
  type VerdictFile,
} from '../verdicts.ts';

export interface DeskStore {
  /**
   * Loads what is saved.
   * @param board the files that the board was built with
   */
  load: (board: readonly VerdictFile[]) => Promise<SavedReview>;
  save: (review: SavedReview) => Promise<void>;
  /** Calls back when someone else has changed the files. Returns an unsubscribe function. */
  watch: (changed: (review: SavedReview) => void) => () => void;
}

const KEY = 'desk-verdicts';
/** Unreadable data is copied to this key before it is overwritten. */
const ASIDE = 'desk-verdicts-damaged';

interface Written {
  by: string;
  files: readonly string[];
}

const isWritten = (value: unknown): value is Written =>
  isRecord(value) &&
  typeof value['by'] === 'string' &&
  Array.isArray(value['files']) &&
  value['files'].every((file) => typeof file === 'string');

const NAME = 'What this browser saved';

/** Parses the browser's saved decisions; reports damaged files and returns the valid ones. */
export function parseSaved(text: string | null): SavedReview {
  if (text === null) return { by: '', files: [] };
  const value = parseJson(text);
  if (!isWritten(value))
    return { by: '', files: [], damaged: [{ file: NAME, line: 0, reason: 'it is cut off' }] };
  return { by: value.by, ...parseFiles(value.files.map((file) => [NAME, file])) };
}

const writtenOf = ({ by, files }: SavedReview): string =>
  JSON.stringify({ by, files: files.map(verdictText) } satisfies Written);

/** A static board's store: this browser alone. */
export function browserStore(storage: () => Pick<Storage, 'getItem' | 'setItem'>): DeskStore {
  return {
    load: (board) =>
      Promise.resolve().then(() => {
        const text = storage().getItem(KEY);
        const saved = parseSaved(text);
        if (text !== null && saved.damaged?.length) storage().setItem(ASIDE, text);
        return { ...saved, files: mergeFiles([...board, ...saved.files]) };
      }),
    save: (saved) => Promise.resolve().then(() => storage().setItem(KEY, writtenOf(saved))),
    watch: (changed) => {
      const listen = ({ key, newValue }: StorageEvent): void => {
        if (key === KEY && newValue !== null) changed(parseSaved(newValue));
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}

const ENDPOINT = '/__desk/verdicts';

const failed = (status: number): Error =>
  new Error(`The board's server answered ${status}: the decisions were not saved.`);

/** The dev server's store: `board/verdicts/`. The reviewer's name stays in the browser. */
export function serverStore(
  ask: typeof fetch,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): DeskStore {
  const NAME_KEY = 'desk-reviewer';
  const known = new Map<string, string>();
  return {
    async load() {
      const response = await ask(ENDPOINT);
      if (!response.ok) throw failed(response.status);
      const { files, damaged } = (await response.json()) as ParsedFiles;
      for (const file of files) known.set(file.by, verdictText(file));
      return { by: storage().getItem(NAME_KEY) ?? '', files, damaged };
    },
    async save({ by, files }) {
      for (const file of files) {
        const text = verdictText(file);
        if (known.get(file.by) === text || file.verdicts.length === 0) continue;
        // Sequentially, because the server writes files.
        const response = await ask(ENDPOINT, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: text,
        });
        if (!response.ok) throw failed(response.status);
        known.set(file.by, text);
      }
      storage().setItem(NAME_KEY, by);
    },
    watch: () => () => undefined,
  };
}
