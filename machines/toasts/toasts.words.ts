import { defineWords } from '../words.ts';
import type { toastsMachine } from './toasts.machine.ts';

export const toastsWords = defineWords<typeof toastsMachine>()({
  name: 'Toasts',
  about:
    'Short messages come one at a time and stay for five seconds, longer while somebody reads.',
  states: {
    empty: 'No message',
    showing: 'A message shows',
    'showing.running': 'The clock runs: five seconds in all',
    'showing.paused': 'The clock stands: the message is being read, or the tab is out of sight',
    leaving: 'The message leaves',
  },
  events: {
    'toast.show': 'The site answers a press',
    'toast.queue': 'The site reports something that nobody pressed for',
    'toast.dismiss': 'The person closes the message',
    'toast.hold': 'Pointer or focus comes to the message, or the tab goes out of sight',
    'toast.release': 'Pointer or focus leaves the message, or the tab is back',
    'after.remaining': 'Its time is over',
  },
  guards: {
    isShown: {
      yes: 'it takes the place of the message on show',
      otherwise: 'it is about something else, and waits its turn',
    },
    isEmpty: { yes: 'no other message waits', otherwise: 'another message waits' },
    hasHolds: { yes: 'somebody reads, or the tab is out of sight', otherwise: 'nothing holds it' },
  },
  transitions: { 'showing.paused||0': 'nothing holds it any more' },
});
