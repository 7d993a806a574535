import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { FilterDefinition } from '../../src/features/filter.ts';
import { withoutPicture } from './component.ts';

type Canvas = StoryContext['canvas'];

/**
 * Returns the stories of a page with a filter, as arguments of `meta.story`.
 * @param expectShown checks the list below the filter
 */
export function filterStories<Option extends string>(
  { param, options }: FilterDefinition<Option>,
  path: string,
  expectShown: (canvas: Canvas, option: Option) => Promise<void>,
) {
  async function expectChosen(canvas: Canvas, option: Option) {
    const button = await canvas.findByRole('button', { name: options[option], pressed: true });
    await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([button]);
    await expectShown(canvas, option);
  }
  return {
    /** The URL names the option. */
    at: (option: Option, parameters = {}) => ({
      parameters: { ...parameters, path: `${path}?${param}=${option}` },
      play: ({ canvas }: Pick<StoryContext, 'canvas'>) => expectChosen(canvas, option),
    }),
    /** Each option is chosen in turn. */
    each: {
      parameters: withoutPicture,
      async play({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
        for (const option of Object.keys(options) as Option[]) {
          await userEvent.click(canvas.getByRole('button', { name: options[option] }));
          await expectChosen(canvas, option);
        }
      },
    },
  };
}
