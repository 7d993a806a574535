import type { FlowModel, LiveScreenProps } from 'storybook-addon-statecharts';
import { paths } from '../../src/app/paths.ts';
import { unsentMessage } from '../../src/content/formConfirmations.ts';
import { isFormEventPossible } from '../charts/formModel.ts';
import { formScreen } from './parts/form.ts';
import type { contactMachine } from '../../machines/contact/contact.machine.ts';
import { Contact } from '../../src/features/contact/Contact.tsx';
import { FormPage } from './parts/live.tsx';

export const Live = ({ machine, input }: LiveScreenProps) => (
  <FormPage input={input}>
    <Contact machine={machine as typeof contactMachine} />
  </FormPage>
);

/** Waits for the toast's code, then succeeds: the form calls no service, which could limit it. */
export const walk = (model: FlowModel) =>
  formScreen({
    model: {
      ...model,
      answers: {
        submit: [
          { words: 'yes', output: undefined },
          { words: 'no', error: new Error('Failed to fetch') },
        ],
      },
      // Its wait is short and ignores the tab's visibility.
      isPossible: (snapshot, modelEvent) =>
        isFormEventPossible(snapshot, modelEvent) && modelEvent.event.type !== 'tab.shown',
    },
    address: paths.contact.pattern,
    endpoint: undefined,
    labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
    submitLabel: 'Send Message',
    editLabel: unsentMessage.another,
  });
