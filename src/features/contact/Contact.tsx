import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { fromPromise, type Snapshot } from 'xstate';
import { contactMachine } from '../../../machines/contact/contact.machine.ts';
import type { FormMachine, FormValues } from '../../../machines/form/form.machine.ts';
import { unsentMessage } from '../../content/formConfirmations.ts';
import { contact, contactLead, contactNotes, contactPage } from '../../content/contact.ts';
import { noScript } from '../../content/noScript.ts';
import type { ContactField } from '../../ui/screens/ContactScreen/ContactForm.tsx';
import { ContactScreen } from '../../ui/screens/ContactScreen/ContactScreen.tsx';
import { useDraft, type Draft } from '../draft.ts';
import { usePageActors } from '../actorsContext.tsx';
import { selectContext, useFormState } from '../formState.ts';
import { useNotImplementedToast } from '../notImplemented.ts';

export interface ContactProps {
  /** Replaceable by stories. */
  machine?: FormMachine<ContactField>;
  /** Overrides the initial state. */
  snapshot?: Snapshot<unknown> | undefined;
  /** Keeps input for the lifetime of the tab. */
  draft?: Draft | undefined;
}

/** Connects the contact form to its statechart and a toast. */
export function Contact({ machine = contactMachine, snapshot, draft }: ContactProps) {
  const showPlaceholder = useNotImplementedToast();
  const { load } = usePageActors();
  // Submits only once the toast can be shown, and keeps the input until then.
  const [sending] = useState(() =>
    machine.provide({ actors: { submit: fromPromise<unknown, FormValues>(load) } }),
  );
  const form = useActorRef(sending, snapshot && { snapshot });
  const state = useFormState(form);
  const { sent, sends } = useSelector(form, selectContext<ContactField>);
  useDraft(form, draft);

  useEffect(() => {
    const subscription = form.on('form.sent', () => showPlaceholder('contact'));
    // Stryker disable next-line ArrowFunction: The form is unmounted with its page.
    return () => subscription.unsubscribe();
    // Stryker disable next-line ArrayDeclaration: Neither dependency changes.
  }, [form, showPlaceholder]);

  const onChange = useCallback(
    (name: ContactField, value: string) => form.send({ type: 'field.change', name, value }),
    // Stryker disable next-line ArrayDeclaration: The actor never changes.
    [form],
  );
  // Stryker disable next-line ArrayDeclaration: The actor never changes.
  const onSubmit = useCallback(() => form.send({ type: 'form.submit' }), [form]);

  return (
    <ContactScreen
      heading={contactPage.heading}
      description={contactLead}
      contact={contact}
      notes={contactNotes}
      noScript={noScript.contact}
      form={state}
      kept={sent && { ...sent, times: sends, words: unsentMessage }}
      onChange={onChange}
      onSubmit={onSubmit}
    />
  );
}
