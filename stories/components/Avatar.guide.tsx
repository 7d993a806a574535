import type { Guide } from '../../board/guides/guide.ts';
import { Avatar } from '../../src/ui/components/Avatar/Avatar.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  return (
    <Inline>
      <Avatar name="Lena Brandt" size="large" />
      <Text weight="bold">Lena Brandt</Text>
    </Inline>
  );
}

export const guide: Guide = {
  purpose: 'Shows a person’s picture in a circle, or the first letters of their name.',
  status: 'stable',
  use: [
    'Beside a person’s name, so that people in a list are easy to distinguish.',
    'In the button that opens the account menu, whose label names the account.',
  ],
  avoid: [
    ['For a person with a name and a position in a list', 'PersonCard'],
    ['For a program, a course or an event', { words: 'its rosette' }],
    ['As something to press', 'AccountMenu'],
  ],
  anatomy: {
    example: Example,
    parts: [
      [
        'Coin',
        'left',
        'Gold, with an edge that forced colours keep. 44 px, or 64 px when large.',
        '[aria-hidden]',
      ],
      [
        'Letters',
        'bottom',
        'First letters of the first two words. A picture covers them; “U” means that the name is unknown.',
        '[aria-hidden]',
      ],
      [
        'The name',
        'right',
        'Not part of it, but required beside it: screen readers skip the avatar.',
        'p',
      ],
    ],
  },
  pairs: [
    {
      right: 'put the name beside the avatar.',
      wrong: 'rely on letters to identify a person.',
      good: () => <Example />,
      bad: () => (
        <Inline>
          <Avatar name="Lena Brandt" />
          <Avatar name="Maria Okafor" />
          <Avatar name="Marc Ode" />
        </Inline>
      ),
    },
    {
      right: 'put it inside the control that is pressed.',
      wrong: 'make the avatar itself a button.',
      good: () => (
        <Inline>
          <Avatar name="Ana Ruiz" />
          <Button variant="secondary" size="small">
            Message Ana Ruiz
          </Button>
        </Inline>
      ),
      bad: () => (
        <Button variant="quiet">
          <Avatar name="Ana Ruiz" />
        </Button>
      ),
    },
  ],
  content: [
    'Give the display name as it is; the letters are made from it, in capitals.',
    'If the name is unknown, pass none: “U” is shown, never an invented initial.',
    'A picture shows one face. It is cropped to the circle, never distorted.',
  ],
  behaviour: [
    'The letters are shown while a picture loads, and if it cannot be loaded.',
    'It keeps its size beside words that wrap.',
    'At twice the text size the avatar grows with its letters.',
  ],
  accessibility: {
    role: 'None: it is hidden from assistive technology, as decoration.',
    name: 'None. Screen readers read the name beside it, or the label of the button around it.',
    keys: 'It takes no focus.',
    notes: [
      'A name both in the avatar and beside it would be read twice.',
      'Pictures from other hosts than the project’s storage are not requested (docs/product.md P3.10).',
    ],
  },
};
