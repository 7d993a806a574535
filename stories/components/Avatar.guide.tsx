import type { Guide } from '../../board/guides/guide.ts';
import { Avatar } from '../../src/ui/components/Avatar/Avatar.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export const guide: Guide = {
  purpose: 'Shows a person’s picture in a circle, or the first letters of their name.',
  use: [
    'Beside a person’s name, so that people in a list are easy to distinguish.',
    'In the button that opens the account menu, whose label names the account.',
  ],
  avoid: [
    ['For a person with a name and a position in a list', 'PersonCard'],
    ['For a program, a course or an event', { words: 'its rosette' }],
    ['As something to press', 'AccountMenu'],
  ],
  pairs: [
    {
      right: 'put the name beside the avatar.',
      wrong: 'rely on letters to identify a person.',
      good: (
        <Inline>
          <Avatar name="Lena Brandt" size="large" />
          <Text weight="bold">Lena Brandt</Text>
        </Inline>
      ),
      bad: (
        <Inline>
          <Avatar name="Lena Brandt" />
          <Avatar name="Maria Okafor" />
          <Avatar name="Marc Ode" />
        </Inline>
      ),
    },
  ],
  content: [
    'Pass the display name as it is. Without a name it shows “U”, never an invented initial.',
    'A picture shows one face. It is cropped to the circle, never distorted.',
  ],
  behaviour: ['The letters show while a picture loads, and if it cannot be loaded.'],
  accessibility: [
    'Decoration, hidden from screen readers: they read the name beside it.',
    'Pictures load only from the project’s own storage (docs/product.md P3.10).',
  ],
};
