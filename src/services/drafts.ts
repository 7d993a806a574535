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

/**
 * Keeps unsent form input for the lifetime of the tab; never a password.
 * @param fields the names of the fields to keep
 */
export function createDraft(view: () => Window, form: string, fields: readonly string[]) {
  return {
    /** Returns strings only, whatever storage holds. */
    read(): Values {
      const entries = Object.entries(storedDrafts(view())[form] ?? {});
      return Object.fromEntries(
        entries.filter(([name, value]) => fields.includes(name) && typeof value === 'string'),
      );
    },
    /** Drops empty fields. */
    keep(values: Values): void {
      const entries = fields.flatMap((name) => {
        const value = values[name] ?? '';
        return value === '' ? [] : [[name, value] as const];
      });
      const { [form]: _, ...others } = storedDrafts(view());
      const drafts =
        entries.length === 0 ? others : { ...others, [form]: Object.fromEntries(entries) };
      try {
        if (Object.keys(drafts).length === 0) view().sessionStorage.removeItem(DRAFTS_KEY);
        else view().sessionStorage.setItem(DRAFTS_KEY, JSON.stringify(drafts));
      } catch {
        // Blocked or full storage: drafts last as long as the page.
      }
    },
  };
}
