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
    'To complete a sentence that a drawing completes visually.',
    'To name an icon button, and a list that its position explains.',
  ],
  avoid: [
    ['For anything that takes the focus', 'SkipLink'],
    ['To keep words off a crowded screen: all people need them', 'Text'],
    ['For a button’s name', 'IconButton'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Drawing', 'left', 'Shows the same visually. It is not part of the component.', 'svg'],
      ['Hidden words', 'bottom', '“Starts on”: one pixel, no room, read in its place.', 'p span'],
      ['Words for all', 'right', '“January 11”.', 'p'],
    ],
  },
  pairs: [
    {
      right: 'say what the drawing shows.',
      wrong: 'hide what everybody needs.',
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
    'Include the spaces: “Starts on ”.',
    'No instructions: “button”, “click” and “image of” are added by the screen reader.',
  ],
  behaviour: ['It takes no space, however long the text.', 'Use a div for block content.'],
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
