import type { FlowModel, LiveScreenProps } from 'storybook-addon-statecharts';
import { paths } from '../../src/app/paths.ts';
import { formScreen } from './parts/form.ts';
import type { contactMachine } from '../../machines/contact/contact.machine.ts';
import { Contact } from '../../src/features/contact/Contact.tsx';

export const Live = ({ machine }: LiveScreenProps) => (
  <main>
    <Contact machine={machine as typeof contactMachine} />
  </main>
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
    },
    address: paths.contact.pattern,
    endpoint: undefined,
    labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
    submitLabel: 'Send Message',
  });
