import type { FlowModel, LiveScreenProps } from 'storybook-addon-statecharts';
import { paths } from '../../src/domain/paths.ts';
import { formScreen } from './parts/form.ts';
import { contactForm } from '../../machines/contact/contact.form.ts';
import { Contact } from '../../src/features/contact/Contact.tsx';

export const Live = ({ machine }: LiveScreenProps) => (
  <main>
    <Contact machine={machine as typeof contactForm.machine} />
  </main>
);

/** Waits for the toast's code, then succeeds: the form calls no service, which could limit it. */
export const walk = (model: FlowModel) =>
  formScreen({ model, form: contactForm, address: paths.contact.pattern, endpoint: undefined });
