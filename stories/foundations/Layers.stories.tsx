import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { stateModes } from '../../.storybook/modes.ts';
import { zIndex } from '../../src/ui/styles/tokens/shape.ts';
import { FoundationPage, FoundationPart } from './_parts/FoundationPage.tsx';
import * as styles from './Layers.css.ts';

const meta = preview.meta({
  title: 'Foundations/Layers',
  parameters: { chromatic: { modes: stateModes } },
});

const uses: Record<keyof typeof zIndex, string> = {
  raised: 'A control above a card-wide link.',
  floating: 'Donate, at the window’s edge.',
  sticky: 'The header, once the page scrolls, with its open menus.',
  menu: 'Opened menus.',
  dialog: 'Dialogs and what they dim.',
  toast: 'Messages; a dialog does not hide them.',
  skip: 'The link that skips to the content: nothing lies above it.',
};

const names = Object.keys(uses) as (keyof typeof zIndex)[];

/** Everything that overlaps, the lowest first. */
export const InOrder = meta.story({
  render: () => (
    <FoundationPage
      title="One pile of sheets"
      lead="Seven heights for everything that overlaps. A component takes one by name; a number of its own would start a race."
    >
      <FoundationPart
        title="Heights"
        text="The lowest first; each lies over the one above it here."
      >
        <ol className={styles.pile}>
          {names.map((name, index) => (
            <li
              key={name}
              className={styles.sheet}
              style={{ zIndex: zIndex[name], marginInlineStart: `${index * 6}%` }}
            >
              <span className={styles.number}>
                {zIndex[name]} · {name}
              </span>
              <span className={styles.use}>{uses[name]}</span>
            </li>
          ))}
        </ol>
      </FoundationPart>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    const heights = names.map((name) => Number(zIndex[name]));
    await expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    await expect(canvas.getByText('60 · skip')).toBeVisible();
  },
});
