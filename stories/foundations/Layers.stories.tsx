import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { stateModes } from 'storybook-addon-statecharts/modes';
import { zIndex } from '../../src/ui/styles/tokens/shape.ts';
import { FoundationPage, FoundationPart } from './_parts/FoundationPage.tsx';
import { Row, Rows } from './_parts/Rows.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import * as styles from './Layers.css.ts';

const meta = preview.meta({
  title: 'Foundations/Layers',
  parameters: {
    chromatic: {
      modes: stateModes,
    },
  },
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

const cascade = [
  ['reset', 'Takes the browser’s own looks away.'],
  ['theme', 'Tokens, and the looks of plain elements.'],
  ['components', 'Each component’s own rules.'],
  ['utilities', 'Distances and directions: Stack, Inline, Grid.'],
] as const;

/** The order of layers, and the precedence of rules. */
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
      <FoundationPart
        title="Cascade layers"
        text="Declared once. A later layer wins, whatever the selectors: nobody needs !important."
      >
        <Rows>
          {cascade.map(([name, use], index) => (
            <Row key={name} name={name} value={`layer ${index + 1}`}>
              <Text>{use}</Text>
            </Row>
          ))}
        </Rows>
      </FoundationPart>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    const heights = names.map((name) => Number(zIndex[name]));
    await expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    await expect(canvas.getByText('60 · skip')).toBeVisible();
  },
});
