import { defineChart } from 'storybook-addon-statecharts';
import { contactMachine } from '../../machines/contact/contact.machine.ts';
import type { FormContext } from '../../machines/form/form.machine.ts';
import { formTime, isFormEventPossible, submitAnswers, submitEvents } from './formAnswers.ts';
import { contactWords } from '../../machines/contact/contact.words.ts';
import { paths } from '../../src/app/paths.ts';

const typed = {
  name: 'Lena',
  email: 'lena.b@tallygrove.test',
  subject: 'A visit',
  message: 'May we come and see?',
};

const notLimited =
  'Nothing is sent anywhere (docs/product.md P4.14): no service can ask the form to wait.';

/** The contact form. */
export default defineChart({
  machine: contactMachine,
  words: contactWords,
  screen: () => import('../screens/contact.tsx'),
  parameters: { path: paths.contact.pattern },
  model: {
    ...formTime(),
    sends: [
      ...Object.entries(typed).map(([name, value]) => ({
        words: `the ${name} is typed`,
        event: { type: 'field.change' as const, name, value },
      })),
      ...submitEvents('The visitor sends the message'),
    ],
    answers: { submit: submitAnswers },
    distinguish: ({ values, waitSeconds, sent }: FormContext) => [values, waitSeconds, sent],
    isPossible: isFormEventPossible,
  },
  unreachable: {
    'submitting|xstate.error.actor.0.contact.submitting|0': notLimited,
    'waiting|tab.shown|0': notLimited,
    'waiting||0': notLimited,
    'waiting||1': notLimited,
  },
});
