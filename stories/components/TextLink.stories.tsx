import preview from '../../.storybook/preview.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { TextLink, textLinkTones } from '../../src/ui/components/TextLink/TextLink.tsx';
import { inEachTheme, guided } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

const meta = preview.meta({
  title: 'Components/TextLink',
  component: TextLink,
  tags: ['autodocs'],
  ...guided({
    do: 'link the words that name where it leads.',
    good: (
      <Text>
        <TextLink to="/courses">See the courses</TextLink> that start this winter.
      </Text>
    ),
    dont: 'link “here”.',
    bad: (
      <Text>
        To see the courses, click <TextLink to="/courses">here</TextLink>.
      </Text>
    ),
  }),
  args: { to: '/courses', children: 'See the courses', standalone: false, tone: 'action' } as const,
  argTypes: {
    tone: { control: 'select', options: textLinkTones },
    standalone: { control: 'boolean' },
  },
});

/** In a sentence it is underlined, so that colour is not the only difference from the text. */
export const InASentence = meta.story({
  render: (args) => (
    <Text measure="normal">
      Every class is small and free. <TextLink {...args} /> that start this winter.
    </Text>
  ),
});

/** In a sentence, standalone, and plain in a list of links, in every state. */
export const States = meta.story({
  parameters: inEachTheme,
  render: () => (
    <StateSheet
      variants={['in a sentence', 'standalone', 'plain']}
      states={['rest', 'hover', 'focus', 'pressed']}
    >
      {(variant) => (
        <TextLink
          to="/events"
          standalone={variant !== 'in a sentence'}
          tone={variant === 'plain' ? 'plain' : 'action'}
        >
          All events
        </TextLink>
      )}
    </StateSheet>
  ),
});
