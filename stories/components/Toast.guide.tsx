import type { Guide } from '../../board/guides/guide.ts';
import { Toast, type ToastProps } from '../../src/ui/components/Toast/Toast.tsx';

const example = (toast: ToastProps['toast']) => (
  <Toast
    toast={toast}
    onDismiss={() => undefined}
    onPause={() => undefined}
    onResume={() => undefined}
  />
);

export const guide: Guide = {
  purpose: 'Answers a press in a few words, and goes after five seconds, or ten with an action.',
  use: [
    'For what has just been done, and needs nothing more.',
    'For a failure whose place on the page has gone, like signing out.',
    'Only through ToastRegion, which announces it.',
  ],
  avoid: [
    ['For what must be read or acted on', 'Notice'],
    ['For the mistakes of a form', 'ErrorSummary'],
    ['For a question', ['LinkDialog', 'PasswordDialog']],
    ['For unsolicited messages', { words: 'nothing at all' }],
  ],
  anatomy: {
    example: example({
      tone: 'success',
      title: 'Check your email',
      text: 'A magic link has been sent to your email address.',
    }),
    parts: [
      ['Icon', 'left', 'Another shape for each tone.', 'svg'],
      ['Title', 'top', 'What happened.', 'p'],
      ['Words', 'bottom', 'Optional. What it means, in a sentence.', 'p:last-child'],
      ['Cross', 'right', '“Close notification”.', 'button'],
    ],
  },
  pairs: [
    {
      right: 'answer a press.',
      wrong: 'show information that people need for longer than five seconds.',
      good: example({ tone: 'success', title: 'Logged Out' }),
      bad: example({ tone: 'error', title: 'Call (555) 0134 and give them number 4711-0815' }),
    },
  ],
  content: [
    'Title: two to four words, the fact: “Check your email”. One sentence at most below it.',
    'An error shows the service’s own message, or “Something went wrong” (docs/product.md P6.3).',
  ],
  behaviour: [
    'One at a time; the same one requested again restarts its timer.',
    'Its timer pauses while the pointer or the focus is on it, and while the tab is hidden.',
    'A swipe of 64 px sideways closes it; after a shorter one it returns.',
  ],
  keys: [
    ['F6', 'Goes to its action, or else its cross, from anywhere, and back.'],
    ['Escape', 'Closes it, unless something nearer used the key; the focus returns.'],
  ],
  accessibility: [
    'It has no role and never takes the focus by itself: ToastRegion announces the text.',
  ],
};
