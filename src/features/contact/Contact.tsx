import { useState } from 'react';
import { fromPromise } from 'xstate';
import { contactForm } from '../../../machines/contact/contact.form.ts';
import type { FormValues } from '../../../machines/form/form.machine.ts';
import { unsentMessage } from '../../content/formConfirmations.ts';
import { contact, contactLead, contactNotes, contactPage } from '../../content/contact.ts';
import { notYet } from '../../content/notYet.ts';
import { noScript } from '../../content/noScript.ts';
import { ContactScreen } from '../../ui/screens/ContactScreen/ContactScreen.tsx';
import { usePageActors } from '../actorsContext.tsx';
import { useFormState, type FormProps } from '../formState.ts';
import { useNotImplementedToast } from '../notImplemented.ts';

/** Stories replace the machine. */
export type ContactProps = Partial<FormProps<keyof typeof contactForm.fields>>;

/**
 * Connects the contact form to its statechart and a toast. Nothing is sent
 * (docs/product.md P4.14): the form is emptied, and the page keeps what was in it.
 */
export function Contact({ machine = contactForm.machine, snapshot, draft }: ContactProps) {
  const showPlaceholder = useNotImplementedToast();
  const { load } = usePageActors();
  // Submits only once the toast can be shown, and keeps the input until then.
  const [sending] = useState(() =>
    machine.provide({ actors: { submit: fromPromise<unknown, FormValues>(load) } }),
  );
  const { form, sent, sends } = useFormState(contactForm, {
    machine: sending,
    snapshot,
    draft,
    onSent() {
      showPlaceholder('contact');
      for (const { onChange } of form.fields) onChange('');
    },
  });

  return (
    <ContactScreen
      {...contactPage}
      description={contactLead}
      contact={contact}
      notes={contactNotes}
      noScript={noScript.contact}
      notYet={notYet.contact}
      form={form}
      kept={sent && { ...sent, times: sends, words: unsentMessage }}
    />
  );
}
