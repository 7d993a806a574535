import { DRAFTS_KEY } from './sessionKey.ts';

type Values = Readonly<Record<string, string>>;

function storedDrafts(view: Window): Record<string, Values | undefined> {
  try {
    // Of what is no object, an empty one.
    return Object(JSON.parse(view.sessionStorage.getItem(DRAFTS_KEY) ?? '{}')) as Record<
      string,
      Values
    >;
  } catch {
    return {};
  }
}

/**
 * What a visitor has typed into a form and not sent yet, for as long as the tab lives. Never a password.
 * @param form its name
 * @param fields those that are kept
 */
export function createDraft(view: () => Window, form: string, fields: readonly string[]) {
  return {
    /** Nothing but texts, whatever the storage holds. */
    read(): Values {
      const held = Object.entries(storedDrafts(view())[form] ?? {});
      return Object.fromEntries(
        held.filter(([name, value]) => fields.includes(name) && typeof value === 'string'),
      );
    },
    /** Empty fields are forgotten. */
    keep(values: Values): void {
      const kept = fields.flatMap((name) => {
        const value = values[name] ?? '';
        return value === '' ? [] : [[name, value] as const];
      });
      const { [form]: _, ...others } = storedDrafts(view());
      const drafts = kept.length === 0 ? others : { ...others, [form]: Object.fromEntries(kept) };
      try {
        if (Object.keys(drafts).length === 0) view().sessionStorage.removeItem(DRAFTS_KEY);
        else view().sessionStorage.setItem(DRAFTS_KEY, JSON.stringify(drafts));
      } catch {
        // Blocked or full storage: kept as long as the page is open.
      }
    },
  };
}
