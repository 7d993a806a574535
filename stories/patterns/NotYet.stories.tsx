import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes } from '../../.storybook/modes.ts';
import { contact } from '../../src/content/contact.ts';
import { notYet } from '../../src/content/notYet.ts';
import { Section } from '../../src/ui/components/Section/Section.tsx';
import { NotYet } from '../../src/ui/patterns/NotYet/NotYet.tsx';

const meta = preview.meta({
  title: 'Patterns/NotYet',
  component: NotYet,
  tags: ['autodocs'],
  // In a section, which lets long words break.
  render: (args) => (
    <Section>
      <NotYet {...args} />
    </Section>
  ),
  args: notYet.donate,
  parameters: { chromatic: { modes: componentModes } },
});

/** Above the amounts of a page that cannot take a payment yet. */
export const BeforeAForm = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: contact.phone })).toHaveAttribute(
      'href',
      contact.phoneLink,
    );
    await expect(canvas.getByRole('link', { name: contact.email })).toBeVisible();
  },
});
