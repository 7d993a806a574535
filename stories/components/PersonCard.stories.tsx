import preview from '../../.storybook/preview.tsx';
import { PersonCard } from '../../src/ui/components/PersonCard/PersonCard.tsx';
import { inEachTheme, onCanvas } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/PersonCard',
  component: PersonCard,
  ...onCanvas,
  args: { name: 'Maria Okafor', position: 'Board chair' },
});

/** A person's avatar: the initials are decorative, and the name is read once. */
export const WithLetters = meta.story();

/** It has no interactive parts. */
export const States = meta.story({
  parameters: inEachTheme,
});
