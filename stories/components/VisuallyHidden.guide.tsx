import type { Guide } from '../../board/guides/guide.ts';
import { CalendarDotsIcon } from '../../src/ui/art/icons/CalendarDotsIcon.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { VisuallyHidden } from '../../src/ui/components/VisuallyHidden/VisuallyHidden.tsx';

export const guide: Guide = {
  purpose: 'Contains text for screen readers only.',
  use: [
    'To complete a sentence that a drawing completes visually.',
    'To name an icon button, and a list that its position explains.',
  ],
  avoid: [
    ['For anything that takes the focus', 'SkipLink'],
    ['To keep words off a crowded screen: all people need them', 'Text'],
    ['For a button’s name', 'IconButton'],
  ],
  pairs: [
    {
      right: 'put the drawing into words.',
      wrong: 'hide what everybody needs.',
      good: (
        <Inline gap="2">
          <CalendarDotsIcon />
          <Text>
            <VisuallyHidden>Starts on </VisuallyHidden>
            January 11
          </Text>
        </Inline>
      ),
      bad: (
        <Text>
          January 11
          <VisuallyHidden> (cancelled)</VisuallyHidden>
        </Text>
      ),
    },
  ],
  content: [
    'A part of the sentence around it, spaces included: “Starts on ”.',
    'No “button”, “click” or “image of”: the screen reader adds them.',
  ],
  accessibility: ['Nothing in it may take the focus. Braille readers read it, too: keep it short.'],
};
