import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { docsModes } from '../../.storybook/modes.ts';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { fontSize, fontWeight, lineHeight } from '../../src/ui/styles/tokens/type.ts';
import * as styles from './Type.css.ts';
import { FoundationPage, FoundationPart } from './_parts/FoundationPage.tsx';
import { fluidRange, spell } from './_parts/lengths.ts';

const meta = preview.meta({
  title: 'Foundations/Type',
  parameters: { chromatic: { modes: docsModes } },
});

const uses: Record<keyof typeof styles.sizes, [use: string, words: string]> = {
  '5xl': ['the front page’s first line', 'Money sense'],
  '4xl': ['a page’s title, large figures', 'Three guides who make it stick'],
  '3xl': ['a section', 'Courses for this spring'],
  '2xl': ['a panel', 'Make a donation'],
  xl: ['a thing in a list', 'Budgeting with spreadsheets'],
  lg: ['an opening paragraph', 'Start at any age, from kindergarten to retirement.'],
  md: ['text', 'What to ask at the counter before the first account is opened.'],
  sm: ['facts beside a title', 'Data · Beginner · 6 weeks · 4.8'],
  xs: ['badges; the smallest there is', 'Last updated September 14, 2024'],
};

const sizeNames = Object.keys(uses) as (keyof typeof uses)[];
const weightNames = Object.keys(styles.weights) as (keyof typeof styles.weights)[];
const lineNames = Object.keys(styles.lines) as (keyof typeof styles.lines)[];

/** Two typefaces, nine sizes, four weights, line heights and figures. */
export const FacesAndSizes = meta.story({
  render: () => (
    <FoundationPage
      title="Loud titles, plain text"
      lead={`A condensed, heavy face for titles and large numbers; a face made for low vision for everything that is read. Sizes grow straight from ${fluidRange} of window, and their fixed part follows the reader’s own text size.`}
    >
      <FoundationPart
        title="Two faces"
        text="Both are served from here, cut to the letters and weights we use. Their stand-ins have the same widths and heights, so nothing moves when they arrive."
      >
        <div className={styles.faces}>
          <div>
            <p className={styles.display}>Bricolage Grotesque</p>
            <Text tone="muted">
              Display: 760, condensed, tight. For titles and large figures, never for sentences.
            </Text>
          </div>
          <div>
            <p className={styles.text}>Atkinson Hyperlegible Next</p>
            <Text tone="muted">Text: 0 and O, 1, l and I cannot be taken for each other.</Text>
          </div>
        </div>
      </FoundationPart>
      <FoundationPart title="Nine sizes" text={`In px at a window of ${fluidRange}.`}>
        <div className={styles.steps}>
          {sizeNames.map((name) => {
            const [use, words] = uses[name];
            return (
              <div key={name} className={styles.step}>
                <p className={styles.label}>
                  {name} · {spell(fontSize[name])} · {use}
                </p>
                <p className={styles.sizes[name]}>{words}</p>
              </div>
            );
          })}
        </div>
      </FoundationPart>
      <FoundationPart title="Four weights">
        <Grid columns="two" gap="4">
          {weightNames.map((name) => (
            <div key={name}>
              <p className={styles.label}>
                {name} · {fontWeight[name]}
              </p>
              <p className={styles.weights[name]}>A dollar today, a ring each year</p>
            </div>
          ))}
        </Grid>
      </FoundationPart>
      <FoundationPart title="Line heights" text="The larger the letters, the closer the lines.">
        <Grid columns="three">
          {lineNames.map((name) => (
            <div key={name}>
              <p className={styles.label}>
                {name} · {lineHeight[name]}
              </p>
              <p className={styles.lines[name]}>
                Put the same amount aside on the same day of each month, before anything else.
              </p>
            </div>
          ))}
        </Grid>
      </FoundationPart>
      <FoundationPart
        title="Figures"
        text="In text every figure is as wide as the next, so amounts stand under each other. Large ones keep their own widths."
      >
        <Grid columns="two">
          <Panel>
            <Stack gap="3">
              <Text tone="muted">Text: tabular</Text>
              <p className={styles.column}>
                $1,111.11
                <br />
                $8,088.80
              </p>
            </Stack>
          </Panel>
          <Panel>
            <Stack gap="3">
              <Text tone="muted">Display: their own widths</Text>
              <p className={styles.large}>
                $1,111.11
                <br />
                $8,088.80
              </p>
            </Stack>
          </Panel>
        </Grid>
      </FoundationPart>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await expect(sizeNames.toSorted()).toEqual(Object.keys(fontSize).toSorted());
    await expect(canvas.getByText('Money sense')).toBeVisible();
    await document.fonts.ready;
    await expect(document.fonts.check('16px "Bricolage Grotesque"')).toBe(true);
  },
});
