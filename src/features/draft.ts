import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FormMachine } from '../../machines/form/form.machine.ts';

/** Form input kept for the lifetime of the tab (src/services/drafts.ts). */
export interface Draft {
  /** Returns the kept fields. */
  read: () => Readonly<Record<string, string>>;
  /** Drops empty fields. */
  keep: (values: Readonly<Record<string, string>>) => void;
}

/**
 * Restores a draft to a form's empty fields, and keeps input until it is sent. Runs after
 * hydration, so newer input takes precedence.
 */
export function useDraft<Field extends string>(
  form: ActorRefFrom<FormMachine<Field>>,
  draft: Draft | undefined,
): void {
  useEffect(() => {
    if (draft === undefined) return undefined;
    const { values } = form.getSnapshot().context;
    const stored = draft.read();
    for (const name of Object.keys(values) as Field[]) {
      const value = stored[name];
      if (value !== undefined && values[name] === '')
        form.send({ type: 'field.change', name, value });
    }
    const subscription = form.subscribe(({ context: { values: typed, sent } }) => {
      draft.keep(typed === sent ? {} : typed);
    });
    return () => subscription.unsubscribe();
  }, [draft, form]);
}
