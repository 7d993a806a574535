import type { Guide } from '../../board/guides/guide.ts';
import { Notice } from '../../src/ui/components/Notice/Notice.tsx';

export const guide: Guide = {
  purpose: 'Tells people something about the page, until it is no longer true.',
  use: [
    'Info for what is good to know: a secure donation, small classes.',
    'Success for what has been done and should stay in sight.',
    'Warning for what may go wrong: storage that forgets, too many tries.',
    'Error for what went wrong and is no fault of a field.',
  ],
  avoid: [
    ['For the short answer to a press', 'Toast'],
    ['For the mistakes of a form', 'ErrorSummary'],
    ['For a word that classifies', 'Badge'],
    ['For a list that is empty', 'EmptyState'],
  ],
  anatomy: {
    example: (
      <Notice tone="warning" title="This link has expired">
        Ask for a new one below. It works for one hour.
      </Notice>
    ),
    parts: [
      ['Sheet', 'left', 'A tint and an edge in the colour of its tone; text is ink.', 'div'],
      ['Icon', 'top', 'Another shape for each tone, so that colour is not the only cue.', 'svg'],
      ['Title', 'top', 'Optional. A few words in bold.', 'p'],
      ['Words', 'bottom', 'What it means for the reader, and what to do.', 'p + div'],
    ],
  },
  pairs: [
    {
      right: 'state what to do next.',
      wrong: 'report what the machine saw.',
      good: (
        <Notice tone="error" title="That did not work">
          We could not reach the server. What you typed stays here: try again in a moment.
        </Notice>
      ),
      bad: (
        <Notice tone="error" title="Error 503">
          fetch failed: ECONNREFUSED
        </Notice>
      ),
    },
  ],
  content: [
    'Title: the fact. Words: what it means and what to do. One notice at a time.',
    'No blame, no “Oops”, no codes. State what is kept: “What you typed stays here.”',
    '“Note”, “Done”, “Warning” or “Error” is read before it: do not repeat it.',
  ],
  behaviour: ['It has no close button and no timer: it goes when it is no longer true.'],
  accessibility: [
    'No role if it is there with the page; a status, or an alert for failures, if it comes later (WCAG 4.1.3).',
    'Links in it take the focus, the notice does not.',
  ],
};
