import { browserStore, serverStore, type DeskStore } from '../../desk/ui/stores.ts';

/** Returns this board's store: its dev server's working tree, or this browser without one. */
export function storeOf(): DeskStore {
  const storage = () => localStorage;
  return import.meta.env.MODE === 'development'
    ? serverStore((...request) => fetch(...request), storage)
    : browserStore(storage);
}
