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
  purpose: 'Shows a person as a coin: their picture, or the first letters of their name.',
  status: 'stable',
  use: [
    'Beside somebody’s name, so that people in a list are told apart at a glance.',
    'In the button that opens the account menu, where the button’s own label says whose it is.',
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
        'First letters of the first two words. A picture covers them; “U” stands for nobody’s name.',
        '[aria-hidden]',
      ],
      [
        'The name',
        'right',
        'Not part of it: it has to stand beside it, because the coin itself is not read.',
        'p',
      ],
    ],
  },
  pairs: [
    {
      right: 'set the name beside the coin.',
      wrong: 'leave letters to say who it is.',
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
      right: 'let it keep company with what is pressed.',
      wrong: 'add a button’s job to the coin.',
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
    'Without a name give none: “U” is shown, never a made-up initial.',
    'A picture shows one face. It is cut to the coin, never squeezed.',
  ],
  behaviour: [
    'While a picture loads, and when it cannot be loaded, the letters stand in.',
    'It keeps its size beside words that wrap.',
    'At twice the text’s size the coin grows with its letters.',
  ],
  accessibility: {
    role: 'None: it is hidden from assistive technology, as decoration.',
    name: 'None. The name beside it, or the label of the button around it, is what is read.',
    keys: 'It takes no focus.',
    notes: [
      'Once is enough: a name in the coin and beside it would be read twice.',
      'Pictures from elsewhere than the project’s own storage are not asked for (docs/product.md P3.10).',
    ],
  },
};
