/** How a browser treats writes to storage. */
export type StoragePolicy = 'works' | 'blocked' | 'full';

/**
 * A browser whose tabs share one storage, without a DOM. As in a real one, other tabs read a write at once
 * and receive its event later: here when `deliver` is called. Writing the same value sends no event.
 */
export function fakeBrowser({ policy = 'works' }: { policy?: StoragePolicy } = {}) {
  const entries = new Map<string, string>();
  const windows: EventTarget[] = [];
  const changes: { from: EventTarget; key: string | null; newValue: string | null }[] = [];

  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  /** As in Chromium and Firefox, access to blocked storage throws, and so does its use. */
  const refuseBlocked = () => policy === 'blocked' && refuse();

  const storageOf = (from: EventTarget) => ({
    getItem(key: string): string | null {
      refuseBlocked();
      return entries.get(key) ?? null;
    },
    setItem(key: string, newValue: string): void {
      refuseBlocked();
      if (policy === 'full') throw new DOMException('Full.', 'QuotaExceededError');
      if (entries.get(key) === newValue) return;
      entries.set(key, newValue);
      changes.push({ from, key, newValue });
    },
    removeItem(key: string): void {
      refuseBlocked();
      if (entries.delete(key)) changes.push({ from, key, newValue: null });
    },
    clear(): void {
      entries.clear();
      changes.push({ from, key: null, newValue: null });
    },
  });

  function openTab(href = 'https://tallygrove.example/') {
    const addresses = [href];
    const shown = () => addresses.at(-1) ?? href;
    const go = (url: string) => void addresses.push(new URL(url, shown()).href);
    let isRefused = false;
    /** Only the parts that the services use: a service that uses another one fails its test. */
    class View extends EventTarget {
      readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
      readonly #storage = storageOf(this);
      get localStorage() {
        refuseBlocked();
        return this.#storage;
      }
      readonly location = {
        get href() {
          return shown();
        },
        replace: go,
      };
      readonly history = {
        state: { idx: 0 },
        replaceState: (_state: unknown, _unused: string, url: string) => {
          if (isRefused || new URL(url, shown()).origin !== new URL(href).origin) refuse();
          go(url);
        },
      };
    }
    const view = new View();
    windows.push(view);
    const look = (state: DocumentVisibilityState) => {
      view.document.visibilityState = state;
      view.document.dispatchEvent(new Event('visibilitychange'));
    };
    const tell = (type: string, more = {}) =>
      void view.dispatchEvent(Object.assign(new Event(type), more));
    // What a test can do to a tab, beside what the page does to its `view`.
    return {
      view: view as unknown as Window,
      /** All URLs of the address bar, the current one last. */
      addresses,
      hide: () => look('hidden'),
      show: () => look('visible'),
      goOnline: () => tell('online'),
      /** The visitor, or another program, changes the URL's hash. */
      changeHash(hash: string) {
        go(hash);
        tell('popstate');
        tell('hashchange');
      },
      /** The browser rejects further history changes by script. */
      refuseHistory: () => void (isRefused = true),
      /** The page has loaded from the network. */
      load: () => tell('pageshow', { persisted: false }),
      /** A return from the back/forward cache. */
      restore: () => tell('pageshow', { persisted: true }),
    };
  }

  return {
    entries,
    openTab,
    /** Changes how storage behaves from now on. */
    setPolicy: (to: StoragePolicy) => void (policy = to),
    /** Sends the other tabs events for the writes since the last call. */
    deliver() {
      for (const { from, ...change } of changes.splice(0))
        for (const other of windows.filter((one) => one !== from))
          other.dispatchEvent(Object.assign(new Event('storage'), change));
    },
  };
}
