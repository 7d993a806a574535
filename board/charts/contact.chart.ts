import { defineChart } from 'storybook-addon-statecharts';
import { contactForm } from '../../machines/contact/contact.form.ts';
import { contactWords } from '../../machines/contact/contact.words.ts';
import { paths } from '../../src/domain/paths.ts';
import { formModel } from './formModel.ts';

/** The contact form. */
export default defineChart({
  machine: contactForm.machine,
  words: contactWords,
  screen: () => import('../screens/contact.tsx'),
  parameters: { path: paths.contact.pattern },
  model: formModel(contactForm),
});
