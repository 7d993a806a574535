import { browserStore, serverStore, type DeskStore } from '../../desk/ui/stores.ts';

/** Returns this board's store: its dev server's working tree, or this browser without one. */
export function storeOf(): DeskStore {
  const storage = () => localStorage;
  // Reads what the project's Storybook fills in: the package's own build would replace `import.meta.env`.
  return process.env.NODE_ENV === 'development'
    ? serverStore((...request) => fetch(...request), storage)
    : browserStore(storage);
}
