import { browserStore, serverStore, type DeskStore } from '../../desk/ui/stores.ts';

/** Where this board keeps decisions: its dev server's working tree, or where there is none this browser. */
export function storeOf(): DeskStore {
  const storage = () => localStorage;
  return import.meta.env.MODE === 'development'
    ? serverStore((...request) => fetch(...request), storage)
    : browserStore(storage);
}
