import preview from '../../.storybook/preview.tsx';
import { Quote } from '../../src/ui/components/Quote/Quote.tsx';
import { inEachTheme, guided } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/Quote',
  component: Quote,
  tags: ['autodocs'],
  ...guided({
    parts: {
      blockquote: ['right', '**Words.** Without quotation marks: the drawn mark replaces them.'],
      'figcaption > span': ['left', '**Avatar.** Decoration.'],
      'figcaption > span:last-child': ['right', '**Speaker.** The name. The position is optional.'],
    },
    do: 'name who speaks.',
    dont: 'quote “a happy parent”.',
    bad: { name: 'A happy parent', position: undefined, children: 'Simply the best!' },
  }),
  args: {
    children: 'I came to teach budgeting and left with a better budget of my own.',
    name: 'Jun Watanabe',
    position: 'Volunteer mentor',
    portrait: 'long' as const,
  },
});

/** A person's own words, with name and position; it has no interactive parts. */
export const WithPosition = meta.story({ parameters: inEachTheme });
