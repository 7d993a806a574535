import type { Guide } from '../../board/guides/guide.ts';
import { Notice } from '../../src/ui/components/Notice/Notice.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';

export function Example() {
  return (
    <Notice tone="warning" title="This link has expired">
      Ask for a new one below. It works for one hour.
    </Notice>
  );
}

export const guide: Guide = {
  purpose: 'Tells people something about the page, until it is no longer true.',
  status: 'stable',
  use: [
    'Info for what is good to know: a secure donation, small classes.',
    'Success for what has been done and should stay in sight.',
    'Warning for what may go wrong: storage that forgets, too many tries.',
    'Error for what went wrong and is no fault of a field.',
  ],
  avoid: [
    ['For the short answer to a press', 'Toast'],
    ['For the mistakes of a form', 'ErrorSummary'],
    ['For a word that sorts', 'Badge'],
    ['For a list that is empty', 'EmptyState'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Sheet', 'left', 'A tint and an edge in the colour of its tone; text on it is ink.', 'div'],
      ['Sign', 'top', 'Another shape for each tone, so that colour is never the only cue.', 'svg'],
      ['Title', 'top', 'Optional. A few words in bold.', 'p'],
      ['Words', 'bottom', 'What it means for the reader, and what to do.', 'p + div'],
    ],
  },
  pairs: [
    {
      right: 'say what to do next.',
      wrong: 'report what the machine saw.',
      good: () => (
        <Notice tone="error" title="That did not work">
          We could not reach the server. What you typed stays here: try again in a moment.
        </Notice>
      ),
      bad: () => (
        <Notice tone="error" title="Error 503">
          fetch failed: ECONNREFUSED
        </Notice>
      ),
    },
    {
      right: 'show one at a time.',
      wrong: 'pile them up until people read none.',
      good: () => (
        <Notice tone="info" title="Classes are small">
          Fifteen learners at most.
        </Notice>
      ),
      bad: () => (
        <Stack gap="2">
          <Notice tone="info">Classes are small.</Notice>
          <Notice tone="warning">Classes fill up.</Notice>
          <Notice tone="success">Classes are free.</Notice>
        </Stack>
      ),
    },
  ],
  content: [
    'Title: the fact. Words: what it means and what to do. One thought each.',
    'No blame, no “Oops”, no codes; numbers only where people can use them.',
    'Say what is kept: “What you typed stays here.”',
    'The words “Note”, “Done”, “Warning” or “Error” are read before it: do not repeat them.',
  ],
  behaviour: [
    'It has no cross: it goes when it is no longer true.',
    'A press never makes it move away; nothing in it counts down.',
    'Long words wrap; the sign keeps its size.',
  ],
  accessibility: {
    role: 'None when it is there with the page. A status or an alert when it comes later.',
    name: 'Its tone in a word, then its title.',
    keys: 'It takes no focus; links in it do.',
    notes: [
      'Status waits its turn, alert interrupts: use alert only for what failed (WCAG 4.1.3).',
      'A role on a notice that is there from the start would interrupt for nothing.',
      'Edges at 3 to 1, text at 7 to 1, in both themes.',
    ],
  },
};
