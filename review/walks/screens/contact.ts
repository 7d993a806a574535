import { paths } from '../../../src/app/paths.ts';
import { messageKept } from '../../../src/content/afterSending.ts';
import { isFormEventPossible } from '../formAnswers.ts';
import { model } from '../models/contact.ts';
import { formScreen } from './form.ts';

/** Sent once the toast that says so can be shown: nothing leaves the page, and nothing is limited. */
export const contactScreen = formScreen({
  model: {
    ...model,
    answers: {
      submit: [
        { words: 'yes', output: undefined },
        { words: 'no', error: new Error('Failed to fetch') },
      ],
    },
    // Its wait is short, and does not ask whether the tab is looked at.
    isPossible: (snapshot, modelEvent) =>
      isFormEventPossible(snapshot, modelEvent) && modelEvent.event.type !== 'tab.shown',
  },
  address: paths.contact.pattern,
  endpoint: undefined,
  labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  submitLabel: 'Send Message',
  editLabel: messageKept.another,
});
