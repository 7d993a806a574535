import type { Guide } from '../../board/guides/guide.ts';
import { CaptainCash } from '../../src/ui/art/mascots/CaptainCash.tsx';
import { EmptyState } from '../../src/ui/components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../src/ui/components/LinkButton/LinkButton.tsx';

export function Example() {
  return (
    <EmptyState
      title="No courses yet"
      art={<CaptainCash mood="wave" />}
      action={<LinkButton to="/courses">Browse Courses</LinkButton>}
    >
      What you enroll in will stand here, with how far you are.
    </EmptyState>
  );
}

export const guide: Guide = {
  purpose: 'Replaces an empty list, and offers the next step.',
  status: 'stable',
  use: [
    'Nothing yet: the person is new, and the list will fill.',
    'Nothing found: a filter or a search left nothing over.',
  ],
  avoid: [
    ['When something failed', 'Notice'],
    ['While something is loading', ['Skeleton', 'Spinner']],
    ['For a page that does not exist', { words: 'the page not found' }],
  ],
  anatomy: {
    example: Example,
    parts: [
      [
        'Art',
        'left',
        'Optional. A mascot or a rosette, where there is room and it is the only one.',
        'svg',
      ],
      ['Title', 'top', 'What is not there, as a fact.', 'h3'],
      ['Words', 'right', 'Why, and how to change it: one or two sentences.', 'h3 + div'],
      ['Next step', 'bottom', 'Optional. One action, never two.', 'a'],
    ],
  },
  pairs: [
    {
      right: 'say why it is empty and what to do.',
      wrong: 'leave people without a next step.',
      good: () => (
        <EmptyState title="No events in this month">
          Choose another month, or all of them.
        </EmptyState>
      ),
      bad: () => <EmptyState title="Oops! Nothing here!">No data.</EmptyState>,
    },
  ],
  content: [
    'The title states a fact: “No certificates yet”. No “Oops”, no blame.',
    'Write “yet” only if the list will fill without an action.',
    'The next step is the same words as the place it leads to.',
  ],
  behaviour: [
    'On a phone the art is above the words, on a desktop beside them.',
    'Without art the words begin at the edge; nothing is centred for its own sake.',
  ],
  accessibility: {
    role: 'None of its own: a heading and its text.',
    name: 'Its heading.',
    keys: 'It takes no focus; its one action does.',
    notes: [
      'It is not announced. Where a filter empties a list, say the number of results in a live region beside it.',
      'The art is decoration and not read.',
    ],
  },
};
