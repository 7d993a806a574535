/** How a browser treats writes to storage. */
export type StoragePolicy = 'works' | 'blocked' | 'full';

interface Change {
  /** The window that wrote. */
  from: EventTarget;
  key: string | null;
  newValue: string | null;
}

/**
 * A browser whose tabs share one storage, without a DOM. As in a real one, other tabs read a write at once
 * and receive its event later: here when `deliver` is called. Writing the same value sends no event.
 */
export function fakeBrowser({ policy = 'works' }: { policy?: StoragePolicy } = {}) {
  const entries = new Map<string, string>();
  const windows: EventTarget[] = [];
  const changes: Change[] = [];
  const settings = { policy };

  function refuse(): never {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }

  function storageOf(from: EventTarget) {
    return {
      getItem(key: string): string | null {
        return settings.policy === 'blocked' ? refuse() : (entries.get(key) ?? null);
      },
      setItem(key: string, value: string): void {
        if (settings.policy === 'blocked') refuse();
        if (settings.policy === 'full') throw new DOMException('Full.', 'QuotaExceededError');
        if (entries.get(key) === value) return;
        entries.set(key, value);
        changes.push({ from, key, newValue: value });
      },
      removeItem(key: string): void {
        if (settings.policy === 'blocked') refuse();
        if (entries.delete(key)) changes.push({ from, key, newValue: null });
      },
      clear(): void {
        entries.clear();
        changes.push({ from, key: null, newValue: null });
      },
    };
  }

  function openTab(href = 'https://tallygrove.example/') {
    const windowEvents = new EventTarget();
    const documentEvents = new EventTarget();
    const addresses = [href];
    let isRefused = false;
    const page = {
      visibilityState: 'visible' as DocumentVisibilityState,
      addEventListener: documentEvents.addEventListener.bind(documentEvents),
      removeEventListener: documentEvents.removeEventListener.bind(documentEvents),
    };
    const localStorage = storageOf(windowEvents);
    const view = {
      document: page,
      /** As in Chromium and Firefox, blocked storage throws on access to the property. */
      get localStorage() {
        return settings.policy === 'blocked' ? refuse() : localStorage;
      },
      location: {
        get href() {
          return addresses.at(-1) ?? href;
        },
        replace: (url: string) => void addresses.push(new URL(url, addresses.at(-1)).href),
      },
      history: {
        state: { idx: 0 },
        replaceState: (_state: unknown, _unused: string, url: string) => {
          const to = new URL(url, addresses.at(-1));
          if (isRefused || to.origin !== new URL(href).origin) refuse();
          addresses.push(to.href);
        },
      },
      addEventListener: windowEvents.addEventListener.bind(windowEvents),
      removeEventListener: windowEvents.removeEventListener.bind(windowEvents),
      dispatchEvent: windowEvents.dispatchEvent.bind(windowEvents),
    };
    const pageShow = (persisted: boolean) =>
      void windowEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    windows.push(windowEvents);
    // What a test can do to a tab, beside what the page does to its `view`.
    return {
      /** Only the parts that the services use: a service that uses another one fails its test. */
      view: view as unknown as Window,
      /** All URLs of the address bar, the current one last. */
      addresses,
      hide() {
        page.visibilityState = 'hidden';
        documentEvents.dispatchEvent(new Event('visibilitychange'));
      },
      show() {
        page.visibilityState = 'visible';
        documentEvents.dispatchEvent(new Event('visibilitychange'));
      },
      goOnline: () => void windowEvents.dispatchEvent(new Event('online')),
      /** The visitor, or another program, changes the URL's hash. */
      changeHash(hash: string) {
        addresses.push(new URL(hash, addresses.at(-1)).href);
        windowEvents.dispatchEvent(new Event('popstate'));
        windowEvents.dispatchEvent(new Event('hashchange'));
      },
      /** The browser rejects further history changes by script. */
      refuseHistory() {
        isRefused = true;
      },
      /** The page has loaded from the network. */
      load: () => pageShow(false),
      /** A return from the back/forward cache. */
      restore: () => pageShow(true),
    };
  }

  return {
    entries,
    openTab,
    /** Changes how storage behaves from now on. */
    setPolicy(to: StoragePolicy) {
      settings.policy = to;
    },
    /** Sends the other tabs events for the writes since the last call. */
    deliver() {
      for (const { from, key, newValue } of changes.splice(0)) {
        for (const other of windows.filter((one) => one !== from))
          other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
      }
    },
  };
}

export type FakeBrowser = ReturnType<typeof fakeBrowser>;
export type FakeTab = ReturnType<FakeBrowser['openTab']>;
