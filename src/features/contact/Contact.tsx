import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { contactMachine } from '../../../machines/contact/contact.machine.ts';
import type { FormMachine } from '../../../machines/form/form.machine.ts';
import { contact, contactLead, contactNotes } from '../../content/contact.ts';
import { pages } from '../../content/pages.ts';
import { ContactScreen } from '../../ui/screens/ContactScreen/ContactScreen.tsx';
import { selectFormState } from '../formState.ts';
import { usePlaceholder } from '../placeholders.ts';

export interface ContactProps {
  /** The contact statechart, or the same one beginning elsewhere. */
  machine?: FormMachine;
}

/** The contact form at work: it toasts, and its statechart clears it. */
export function Contact({ machine = contactMachine }: ContactProps) {
  const showPlaceholder = usePlaceholder();
  const form = useActorRef(machine);
  const state = useSelector(form, selectFormState);

  useEffect(() => {
    const subscription = form.on('form.sent', () => showPlaceholder('contact'));
    return () => subscription.unsubscribe();
  }, [form, showPlaceholder]);

  const onChange = useCallback(
    (name: string, value: string) => form.send({ type: 'field.change', name, value }),
    [form],
  );
  const onSubmit = useCallback(() => form.send({ type: 'form.submit' }), [form]);

  return (
    <ContactScreen
      heading={pages.contact.heading}
      description={contactLead}
      contact={contact}
      notes={contactNotes}
      form={state}
      onChange={onChange}
      onSubmit={onSubmit}
    />
  );
}
