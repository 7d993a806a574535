import { defineChart } from 'storybook-addon-statecharts';
import { contactMachine } from '../../machines/contact/contact.machine.ts';
import { contactWords } from '../../machines/contact/contact.words.ts';
import { paths } from '../../src/app/paths.ts';
import { formModel } from './formModel.ts';

/** The contact form. */
export default defineChart({
  machine: contactMachine,
  words: contactWords,
  screen: () => import('../screens/contact.tsx'),
  parameters: { path: paths.contact.pattern },
  model: formModel(
    {
      'the name is typed': { name: 'name', value: 'Lena' },
      'the email is typed': { name: 'email', value: 'lena.b@tallygrove.test' },
      'the subject is typed': { name: 'subject', value: 'A visit' },
      'the message is typed': { name: 'message', value: 'May we come and see?' },
    },
    'The visitor sends the message',
  ),
});
