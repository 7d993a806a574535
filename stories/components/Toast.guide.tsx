import { useState } from 'react';
import type { Guide } from '../../board/guides/guide.ts';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { Toast } from '../../src/ui/components/Toast/Toast.tsx';

const still = { onDismiss: () => undefined, onPause: () => undefined, onResume: () => undefined };

export function Example() {
  const [isShown, setShown] = useState(true);
  if (!isShown) return <Button onClick={() => setShown(true)}>Send Magic Link</Button>;
  return (
    <Toast
      toast={{
        tone: 'success',
        title: 'Check your email',
        text: 'A magic link has been sent to your email address.',
      }}
      onDismiss={() => setShown(false)}
      onPause={() => undefined}
      onResume={() => undefined}
    />
  );
}

export const guide: Guide = {
  purpose:
    'Answers a press in a few words, and goes by itself after five seconds, ten where it offers something to press.',
  status: 'stable',
  use: [
    'For what has just been done, and needs nothing more.',
    'For a failure whose place on the page has gone, like signing out.',
    'Only through ToastRegion, which announces it.',
  ],
  avoid: [
    ['For an action that is offered nowhere else', 'Notice'],
    ['For what must be read or acted on', 'Notice'],
    ['For the mistakes of a form', 'ErrorSummary'],
    ['For a question', ['LinkDialog', 'PasswordDialog']],
    ['For unsolicited messages', { words: 'nothing at all' }],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Sign', 'left', 'Another shape for each tone.', 'svg'],
      ['Title', 'top', 'What happened.', 'p'],
      ['Words', 'bottom', 'Optional. What it means, in a sentence.', 'p:last-child'],
      [
        'Cross',
        'right',
        '“Close notification”: most often the one thing that can be pressed.',
        'button',
      ],
    ],
  },
  pairs: [
    {
      right: 'answer a press.',
      wrong: 'show information that people need for longer than five seconds.',
      good: () => <Toast toast={{ tone: 'success', title: 'Logged Out' }} {...still} />,
      bad: () => (
        <Toast
          toast={{
            tone: 'error',
            title: 'Your storage forgets',
            text: 'Call (555) 0134 and give them the number 4711-0815 before you close this window.',
          }}
          {...still}
        />
      ),
    },
  ],
  content: [
    'Title: two to four words, the fact: “Check your email”.',
    'One sentence at most below it. Never a link, never a button besides the cross.',
    'An error shows the service’s own message, or “Something went wrong” (docs/product.md P6.3).',
  ],
  behaviour: [
    'One at a time; the same one requested again restarts its timer.',
    'Its timer pauses while the pointer or the focus is on it, and while the tab is hidden.',
    'A swipe of 64 px sideways closes it; a shorter one returns it.',
    'Its card is fetched with the first one: most visitors never see any.',
  ],
  accessibility: {
    role: 'None: ToastRegion announces the text, as a status, or an error as an alert.',
    name: 'The cross is “Close notification”.',
    keys: [
      ['F6', 'Goes to its action, or else its cross, from wherever the focus is, and back.'],
      [
        'Escape',
        'Closes it, unless something nearer used the key; the focus goes back to where it was.',
      ],
      ['Tab', 'Reaches the cross in its turn.'],
    ],
    notes: [
      'Its timer pauses while the pointer or the focus is on it (WCAG 2.2.1).',
      'It never takes the focus by itself.',
      'The regions exist, empty, from the start: one that is added with its text is not announced.',
    ],
  },
};
