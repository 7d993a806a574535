import type { Guide } from '../../board/guides/guide.ts';
import { ErrorSummary } from '../../src/ui/components/ErrorSummary/ErrorSummary.tsx';

export const guide: Guide = {
  purpose: 'Lists every error of a form at its top, with a link to each field.',
  use: [
    'Above a form, after a submit that was refused because of what is in its fields.',
    'Always together with the fields’ own errors, in the same words.',
  ],
  avoid: [
    ['When the server failed, or there is no connection', 'Notice'],
    ['While a person is still typing', { words: 'nothing: wait for the submit' }],
  ],
  pairs: [
    {
      right: 'explain how to correct each error.',
      wrong: 'report that something is wrong.',
      good: (
        <ErrorSummary attempt={1} errors={[{ fieldId: 'name', message: 'Enter your full name' }]} />
      ),
      bad: <ErrorSummary attempt={1} errors={[{ fieldId: 'name', message: 'Invalid input' }]} />,
    },
  ],
  content: [
    'The same sentence as beside the field, in the imperative: “Enter an amount in dollars, like 50”.',
    'No “please”, no “invalid”, no code numbers.',
  ],
  behaviour: [
    'Each refused attempt brings the focus back, also if the errors are the same.',
    'A press on a line puts the focus into the field. An error without a field is plain text.',
    'FormFrame prefixes the page’s title with “Error” while it is shown.',
  ],
  accessibility: [
    'An alert with a heading and a list of links. Its frame takes the focus (WCAG 3.3.1, 3.3.3).',
    'Every field needs an id that the line can link to.',
  ],
};
