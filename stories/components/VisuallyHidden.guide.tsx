import type { Guide } from '../../board/guides/guide.ts';
import { CalendarDotsIcon } from '../../src/ui/art/icons/CalendarDotsIcon.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { VisuallyHidden } from '../../src/ui/components/VisuallyHidden/VisuallyHidden.tsx';

export function Example() {
  return (
    <Inline gap="2">
      <CalendarDotsIcon />
      <Text>
        <VisuallyHidden>Starts on </VisuallyHidden>
        January 11
      </Text>
    </Inline>
  );
}

export const guide: Guide = {
  purpose: 'Contains text for screen readers only.',
  status: 'stable',
  use: [
    'To finish a sentence that a drawing finishes for the eye.',
    'To name a button that is a sign, and a list whose place says what it is.',
  ],
  avoid: [
    ['For anything that takes the focus', 'SkipLink'],
    ['To keep words off a crowded screen: what one person is told, all should be', 'Text'],
    ['For a button’s name', 'IconButton'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Drawing', 'left', 'Not part of it: what says the same to the eye.', 'svg'],
      ['Hidden words', 'bottom', '“Starts on”: one pixel, no room, read in its place.', 'p span'],
      ['Words for all', 'right', '“January 11”.', 'p'],
    ],
  },
  pairs: [
    {
      right: 'say to the ear what the drawing says to the eye.',
      wrong: 'tell only some people what all need.',
      good: () => <Example />,
      bad: () => (
        <Text>
          January 11
          <VisuallyHidden> (cancelled)</VisuallyHidden>
        </Text>
      ),
    },
  ],
  content: [
    'A part of the sentence around it: read aloud, both make one.',
    'Spaces belong into it: “Starts on ”.',
    'No instructions: “button”, “click” and “image of” are said by the screen reader.',
  ],
  behaviour: [
    'It takes no room; however long the words, the page scrolls neither way.',
    'Blocks need it as a div.',
  ],
  accessibility: {
    role: 'None: it is text.',
    name: 'Its words, in their place.',
    keys: 'It takes no focus, and nothing in it may.',
    notes: [
      'It is in the page for assistive technology and for translation tools.',
      'Braille readers read it, too: keep it short.',
    ],
  },
};
