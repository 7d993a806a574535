import type { Guide } from '../../board/guides/guide.ts';
import { CaptainCash } from '../../src/ui/art/mascots/CaptainCash.tsx';
import { EmptyState } from '../../src/ui/components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../src/ui/components/LinkButton/LinkButton.tsx';

export const guide: Guide = {
  purpose: 'Replaces an empty list, and offers the next step.',
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
    example: (
      <EmptyState
        title="No courses yet"
        art={<CaptainCash mood="wave" />}
        action={<LinkButton to="/courses">Browse Courses</LinkButton>}
      >
        What you enroll in will stand here, with how far you are.
      </EmptyState>
    ),
    parts: [
      ['Art', 'left', 'Optional. A mascot or a rosette, the only one in the view.', 'svg'],
      ['Title', 'top', 'What is not there, as a fact.', 'h3'],
      ['Words', 'right', 'Why, and how to change it: one or two sentences.', 'h3 + div'],
      ['Next step', 'bottom', 'Optional. One action, never two.', 'a'],
    ],
  },
  pairs: [
    {
      right: 'state why it is empty and what to do.',
      wrong: 'leave people without a next step.',
      good: <EmptyState title="No events in this month">Choose another month.</EmptyState>,
      bad: <EmptyState title="Oops! Nothing here!">No data.</EmptyState>,
    },
  ],
  content: [
    'The title states a fact: “No certificates yet”. Write “yet” only if the list will fill by itself.',
    'The next step has the same words as the page it leads to.',
  ],
  accessibility: [
    'A heading and its text. The art is not read.',
    'It is not announced: where a filter empties a list, announce the number of results beside it.',
  ],
};
