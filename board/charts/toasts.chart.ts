import { defineChart } from 'storybook-addon-statecharts';
import { toastsMachine, type ToastsContext } from '../../machines/toasts/toasts.machine.ts';
import { messages } from '../../src/content/messages.ts';
import type { ToastMessage } from '../../src/domain/toast.ts';
import { toastsWords } from '../../machines/toasts/toasts.words.ts';
import { paths } from '../../src/domain/paths.ts';

const linkSent: ToastMessage = { ...messages.linkSent, tone: 'success' };
const loggedOut: ToastMessage = { ...messages.loggedOut, tone: 'success' };
const sessionEnded: ToastMessage = { ...messages.sessionEnded, tone: 'info', about: 'session' };

/** The toasts, one after the other, each for its time. */
export default defineChart({
  machine: toastsMachine,
  words: toastsWords,
  screen: () => import('../screens/toasts.tsx'),
  parameters: { path: paths.home.pattern },
  everywhere: true,
  model: {
    inputs: [{ now: () => 0 }],
    sends: [
      { words: 'a message', event: { type: 'toast.show', toast: linkSent } },
      { words: 'another message', event: { type: 'toast.show', toast: loggedOut } },
      { words: 'the session ends', event: { type: 'toast.queue', toast: sessionEnded } },
      { words: 'the pointer is on it', event: { type: 'toast.hold', by: 'attention' } },
      { words: 'the pointer goes', event: { type: 'toast.release', by: 'attention' } },
      { words: 'it is closed', event: { type: 'toast.dismiss' } },
    ],
    distinguish: ({ queue, holds }: ToastsContext) => [queue.map(({ title }) => title), holds],
  },
});
