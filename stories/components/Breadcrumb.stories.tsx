import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  sheetModes,
} from 'storybook-addon-statecharts/modes';
import { Breadcrumb } from '../../src/ui/components/Breadcrumb/Breadcrumb.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  decorators: [withCanvas],
  args: {
    trail: [
      { label: 'Home', to: '/' },
      { label: 'Curriculum', to: '/curriculum' },
    ],
    current: 'Grades 6–8',
  },
  parameters: { chromatic: { modes: sheetModes } },
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
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});

/** The site's root has nothing above it. */
export const NoTrail = meta.story({
  args: { trail: [], current: 'Home' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** A deep page with long names, one of them a word of forty letters. */
export const LongContent = meta.story({
  parameters: { chromatic: { modes: reflowMode } },
  args: {
    trail: [
      { label: 'Home', to: '/' },
      { label: 'For parents of children in grades three to five', to: '/audience/parents' },
      { label: 'Finanzdienstleistungsaufsichtsgesetzbuch', to: '/blog/insurance' },
    ],
    current: 'What the insurance leaves out, and who pays for it in the end',
  },
});

/** Text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** Its links in every state. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
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
