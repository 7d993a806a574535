import type { Guide } from '../../board/guides/guide.ts';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  return (
    <Stack gap="3">
      <Heading level={2} size="panel">
        Start at any age
      </Heading>
      <Text>Free lessons on saving, investing and staying safe.</Text>
    </Stack>
  );
}

export const guide: Guide = {
  purpose: 'Places elements one under another with an even gap.',
  status: 'stable',
  use: ['For the vertical rhythm of everything: a panel’s content, a form’s fields, a list.'],
  avoid: [
    ['Beside each other', 'Inline'],
    ['In columns', 'Grid'],
    ['For long plain text', 'Prose'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Child', 'left', 'Without margins of its own.', 'h2'],
      ['Gap', 'right', 'Set by the stack: a step of the space scale, 16 px by default.', 'p'],
    ],
  },
  pairs: [
    {
      right: 'put related elements closer together.',
      wrong: 'space everything alike.',
      good: () => (
        <Stack gap="5">
          <Stack gap="1">
            <Text weight="bold">Mentor</Text>
            <Text>1-2 hours/week</Text>
          </Stack>
          <Stack gap="1">
            <Text weight="bold">Career Advisor</Text>
            <Text>3-5 hours/month</Text>
          </Stack>
        </Stack>
      ),
      bad: () => (
        <Stack gap="4">
          <Text weight="bold">Mentor</Text>
          <Text>1-2 hours/week</Text>
          <Text weight="bold">Career Advisor</Text>
          <Text>3-5 hours/month</Text>
        </Stack>
      ),
    },
  ],
  content: ['It has no text of its own.'],
  behaviour: [
    'A child that is not there leaves no gap.',
    'Words too long for their column break; nothing widens.',
    'As a list, its children are items without bullets.',
  ],
  accessibility: {
    role: 'None by default; a list, section, article or navigation if set with “as”.',
    name: 'None.',
    keys: 'It takes no focus.',
    notes: [
      'Reading order is the order in the code.',
      'A list without bullets keeps its meaning, in Safari, too.',
    ],
  },
};
