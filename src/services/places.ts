const KEY = 'tallygrove.places';

/** Pages of one tab's history that are remembered; beyond them the oldest is forgotten. */
const MOST = 50;

/** Which link of a page: the part it stands in, its address, and the how-manieth with it there, from 0. */
export interface LinkPlace {
  part: string;
  href: string;
  nth: number;
}

/** Where a visitor was on a page. */
export interface Place {
  /** How far it was scrolled, in CSS px. */
  y?: number;
  /** The last link that was pressed on it. */
  link?: LinkPlace | undefined;
}

/** Where the visitor was on each page of this tab's history; a reload and a discarded tab do not lose it. */
export interface Places {
  /** The page that the history stands at is shown from now on. @returns where the visitor was on it, if ever there */
  arrive: () => Place | undefined;
  /** Adds to the place on the page that is shown; ignored once the history has moved on. */
  note: (place: Place) => void;
  /** Puts all of them where they outlast the document. */
  keep: () => void;
}

/** As the router and `nameEntry` write it. */
interface EntryState {
  key?: string;
  place?: string;
}

function nameOf(view: Window): string | undefined {
  const state = view.history.state as EntryState | null;
  return state?.key ?? state?.place;
}

/** The router names the entries that it makes; a hard load and a link within the page have no name yet. */
function nameEntry({ history }: Window): string {
  const place = Math.random().toString(36);
  // Stryker disable next-line StringLiteral: Browsers ignore the title of an entry (HTML, 7.4.4).
  history.replaceState({ ...(history.state as EntryState | null), place }, '');
  return place;
}

/** What the storage holds may be blocked, or somebody else's: then nothing is remembered. */
function kept(view: Window): Map<string, Place> {
  try {
    return new Map(JSON.parse(view.sessionStorage.getItem(KEY) ?? '[]') as [string, Place][]);
  } catch {
    return new Map();
  }
}

export function createPlaces(view: Window): Places {
  const places = kept(view);
  let shown: string | undefined;
  return {
    arrive() {
      shown = nameOf(view) ?? nameEntry(view);
      return places.get(shown);
    },
    note(place) {
      if (shown === undefined || nameOf(view) !== shown) return;
      const known = places.get(shown);
      // To the end: the order is that of use.
      places.delete(shown);
      places.set(shown, { ...known, ...place });
    },
    keep() {
      try {
        view.sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MOST)));
      } catch {
        // Blocked or full storage: remembered as long as the document lives.
      }
    },
  };
}
