import type { Guide } from '../../board/guides/guide.ts';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export const guide: Guide = {
  purpose: 'Places elements one under another with an even gap.',
  use: ['For the vertical rhythm of everything: a panel’s content, a form’s fields, a list.'],
  avoid: [
    ['Beside each other', 'Inline'],
    ['In columns', 'Grid'],
    ['For long plain text', 'Prose'],
  ],
  pairs: [
    {
      right: 'put related elements closer together.',
      wrong: 'space everything alike.',
      good: (
        <Stack gap="5">
          <Stack gap="1">
            <Text weight="bold">Mentor</Text>
            <Text>1-2 hours/week</Text>
          </Stack>
          <Text weight="bold">Career Advisor</Text>
        </Stack>
      ),
      bad: (
        <Stack gap="4">
          <Text weight="bold">Mentor</Text>
          <Text>1-2 hours/week</Text>
          <Text weight="bold">Career Advisor</Text>
        </Stack>
      ),
    },
  ],
  behaviour: ['Children have no margins of their own; a child that is null leaves no gap.'],
  accessibility: ['No role by default; a list, section, article or navigation if set with “as”.'],
};
