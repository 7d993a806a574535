import { createElement, type ComponentType, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { reflowCheck } from '../../.storybook/modes.ts';
import { Section } from '../../src/ui/components/Section/Section.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { longWords } from '../_helpers/longWords.tsx';

/** What a file of stories declares of its component. */
interface Declared {
  title: string;
  component: ComponentType;
  args?: object;
  render?: (args: object, context: object) => ReactNode;
}

const files = import.meta.glob<Record<string, { meta: { input: Declared } }>>(
  // A page has one skip link and one main element.
  ['./*.stories.tsx', '!./{LongWords,Page,SkipLink}.stories.tsx'],
  { eager: true },
);

/** Each component as its first story shows it. */
const components = Object.values(files).flatMap((file) =>
  Object.values(file)
    .slice(0, 1)
    .map(({ meta: { input } }) => input),
);

const meta = preview.meta({
  title: 'Components/Long words',
  tags: ['!autodocs'],
  decorators: longWords.decorators,
  parameters: { chromatic: { modes: reflowCheck } },
});

/** In the narrowest window every component breaks them, and is no wider than its container. */
export const InTheNarrowestWindow = meta.story({
  render: () => (
    // In a section, which lets long words break.
    <main>
      <Section>
        <Stack gap="6">
          {components.map(({ title, component, args = {}, render }) => (
            <div key={title} data-component={title}>
              {render?.(args, { globals: {} }) ?? createElement(component, args)}
            </div>
          ))}
        </Stack>
      </Section>
    </main>
  ),
  play: async ({ canvasElement }) => {
    const all = [...canvasElement.querySelectorAll<HTMLElement>('[data-component]')];
    await expect(all.length).toBeGreaterThan(30);
    const wide = all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(wide.map(({ dataset }) => dataset['component'])).toEqual([]);
  },
});
