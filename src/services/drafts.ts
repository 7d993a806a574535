import { DRAFTS_KEY } from './sessionKey.ts';

type Values = Readonly<Record<string, string>>;

function storedDrafts(view: Window): Record<string, Values | undefined> {
  try {
    // Object() turns a non-object into one without drafts.
    return Object(JSON.parse(view.sessionStorage.getItem(DRAFTS_KEY) ?? '{}')) as Record<
      string,
      Values
    >;
  } catch {
    return {};
  }
}

/** Keeps unsent form input for the lifetime of the tab; never a password. */
export function createDraft(
  view: () => Window,
  { id, draftFields }: { id: string; draftFields: readonly string[] },
) {
  return {
    /** Returns strings only, whatever storage holds. */
    read(): Values {
      const entries = Object.entries(storedDrafts(view())[id] ?? {});
      return Object.fromEntries(
        entries.filter(([name, value]) => draftFields.includes(name) && typeof value === 'string'),
      );
    },
    /** Drops empty fields. */
    keep(values: Values): void {
      const entries = draftFields.flatMap((name) => {
        const value = values[name] ?? '';
        return value === '' ? [] : [[name, value] as const];
      });
      const { [id]: _, ...others } = storedDrafts(view());
      const drafts =
        entries.length === 0 ? others : { ...others, [id]: Object.fromEntries(entries) };
      try {
        if (Object.keys(drafts).length === 0) view().sessionStorage.removeItem(DRAFTS_KEY);
        else view().sessionStorage.setItem(DRAFTS_KEY, JSON.stringify(drafts));
      } catch {
        // Blocked or full storage: drafts last as long as the page.
      }
    },
  };
}
