import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { Breadcrumb } from '../../src/ui/components/Breadcrumb/Breadcrumb.tsx';
import { inEachTheme, guided } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  tags: ['autodocs'],
  ...guided({
    do: 'end with the current page, in words.',
    dont: 'print the address.',
    bad: <Text>curriculum / 6-8</Text>,
  }),
  args: {
    trail: [
      { label: 'Home', to: '/' },
      { label: 'Curriculum', to: '/curriculum' },
    ],
    current: 'Grades 6–8',
  },
});

/** The path to this page: links upwards, and the page itself, which is not a link. */
export const WayBackUp = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Curriculum' })).toHaveAttribute(
      'href',
      '/curriculum',
    );
    await expect(canvas.getByText('Grades 6–8')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** Its links in every state. */
export const States = meta.story({
  parameters: inEachTheme,
  args: {
    trail: ['rest', 'hover', 'focus', 'pressed'].map((state) => ({
      label: state,
      to: `/${state}`,
    })),
    current: 'this page',
  },
  // One breadcrumb and no StateSheet: a page may have only one landmark of this name.
  render: (args) => (
    <div
      ref={(element) => {
        element?.querySelector('[href="/hover"]')?.classList.add('pseudo-hover');
        element?.querySelector('[href="/focus"]')?.classList.add('pseudo-focus-visible');
        element?.querySelector('[href="/pressed"]')?.classList.add('pseudo-hover', 'pseudo-active');
      }}
    >
      <Breadcrumb {...args} />
    </div>
  ),
});
