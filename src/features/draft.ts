import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FormMachine } from '../../machines/form/form.machine.ts';

/** What is typed into a form, kept while the tab lives (src/services/drafts.ts). */
export interface Draft {
  /** The fields that are kept, as they were left; empty where nothing is. */
  read: () => Readonly<Record<string, string>>;
  /** Empty ones are forgotten. */
  keep: (values: Readonly<Record<string, string>>) => void;
}

/**
 * Fills a form's empty fields with what was left in them, and keeps what is typed until it is sent. Once
 * the form is there, as it is hydrated as it was written; what was typed meanwhile is newer.
 */
export function useDraft<Field extends string>(
  form: ActorRefFrom<FormMachine<Field>>,
  draft: Draft | undefined,
): void {
  useEffect(() => {
    if (draft === undefined) return undefined;
    const { values } = form.getSnapshot().context;
    const left = draft.read();
    for (const name of Object.keys(values) as Field[]) {
      const value = left[name];
      if (value !== undefined && values[name] === '')
        form.send({ type: 'field.change', name, value });
    }
    const subscription = form.subscribe(({ context: { values: typed, sent } }) => {
      draft.keep(typed === sent?.values ? {} : typed);
    });
    return () => subscription.unsubscribe();
  }, [draft, form]);
}
