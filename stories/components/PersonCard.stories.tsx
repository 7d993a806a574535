import preview from '../../.storybook/preview.tsx';
import { Avatar } from '../../src/ui/components/Avatar/Avatar.tsx';
import { PersonCard } from '../../src/ui/components/PersonCard/PersonCard.tsx';
import { inEachTheme, guided } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/PersonCard',
  component: PersonCard,
  tags: ['autodocs'],
  ...guided({
    do: 'show people with what they do.',
    dont: 'show avatars alone.',
    bad: <Avatar name="Maria Okafor" size="large" />,
  }),
  args: { name: 'Maria Okafor', position: 'Board chair' },
});

/** A person's avatar: the initials are decorative, and the name is read once. */
export const WithLetters = meta.story();

/** It has no interactive parts. */
export const States = meta.story({
  parameters: inEachTheme,
});
