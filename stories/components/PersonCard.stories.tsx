import preview from '../../.storybook/preview.tsx';
import { faviconSvg } from '../../src/ui/art/logo/favicon.ts';
import { PersonCard } from '../../src/ui/components/PersonCard/PersonCard.tsx';
import { inEachTheme, onCanvas } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

/** An inline picture, without a network request. */
const picture = `data:image/svg+xml,${encodeURIComponent(faviconSvg())}`;

const meta = preview.meta({
  title: 'Components/PersonCard',
  component: PersonCard,
  ...onCanvas,
  args: { as: 'div', name: 'Maria Okafor', position: 'Board chair' } as const,
});

/** A person's avatar: the initials are decorative, and the name is read once. */
export const WithLetters = meta.story();

/** With initials and with a picture; it has no interactive parts. */
export const States = meta.story({
  parameters: inEachTheme,
  render: (args) => (
    <StateSheet variants={['letters', 'picture']} states={['rest']}>
      {(variant) => <PersonCard {...args} src={variant === 'picture' ? picture : undefined} />}
    </StateSheet>
  ),
});
