import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { stateModes } from '../../.storybook/modes.ts';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import { borderWidth, radius } from '../../src/ui/styles/tokens/shape.ts';
import { FoundationPage, FoundationPart } from './_parts/FoundationPage.tsx';
import { Row, Rows } from './_parts/Rows.tsx';
import { Specimen } from './_parts/Specimen.tsx';
import * as styles from './Shape.css.ts';

const meta = preview.meta({
  title: 'Foundations/Shape',
  parameters: { chromatic: { modes: stateModes } },
});

const corners: Record<keyof typeof radius, string> = {
  panel: 'panels, cards',
  tile: 'pictures in a list',
  control: 'buttons, fields',
  chip: 'badges, filters',
  tab: 'tabs',
  thin: 'bars, bones',
  round: 'coins',
};

const lines: Record<keyof typeof borderWidth, string> = {
  hair: 'panels and dividers',
  control: 'buttons and fields',
  bold: 'coins; above a large figure',
  double: 'above a sum, where nothing is added after it: see Total',
  thick: 'a chosen tab',
};

/** Two corners large, two small, as a banknote's cartouche; hairlines; a double rule above a sum. */
export const CornersAndRules = meta.story({
  render: () => (
    <FoundationPage
      title="Two corners large, two small"
      lead="Top left and bottom right lead. It is the one shape of the academy, from a panel to a badge: round is for coins alone. No shadows: a hairline is edge enough."
    >
      <FoundationPart title="Corners">
        <Grid columns="three">
          {(Object.keys(corners) as (keyof typeof radius)[]).map((name) => (
            <Specimen key={name} name={`${name} · ${radius[name]} · ${corners[name]}`}>
              <div className={styles.corners[name]} />
            </Specimen>
          ))}
        </Grid>
      </FoundationPart>
      <FoundationPart
        title="Lines"
        text="Hairline against bold outline: that contrast is the style."
      >
        <Rows>
          {(Object.keys(lines) as (keyof typeof borderWidth)[]).map((name) => (
            <Row key={name} name={name} value={`${borderWidth[name]} · ${lines[name]}`}>
              <div className={styles.lines[name]} />
            </Row>
          ))}
        </Rows>
      </FoundationPart>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(Object.keys(radius).length);
  },
});
