import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  sheetModes,
  stateModes,
} from 'storybook-addon-statecharts/modes';
import { CertificateIcon } from '../../src/ui/art/icons/CertificateIcon.tsx';
import { HandHeartIcon } from '../../src/ui/art/icons/HandHeartIcon.tsx';
import { TreeIcon } from '../../src/ui/art/icons/TreeIcon.tsx';
import { UsersThreeIcon } from '../../src/ui/art/icons/UsersThreeIcon.tsx';
import { Feature, FeatureStrip } from '../../src/ui/components/FeatureStrip/FeatureStrip.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';

const features = [
  <Feature key="age" icon={<TreeIcon size={36} />} title="For every age">
    Seven age bands, from a first piggy bank to a first mortgage.
  </Feature>,
  <Feature key="small" icon={<UsersThreeIcon size={36} />} title="Fifteen at most">
    Small classes, so every question gets an answer.
  </Feature>,
  <Feature key="doers" icon={<CertificateIcon size={36} />} title="Taught by doers">
    Instructors who budget, invest and audit for a living.
  </Feature>,
  <Feature key="free" icon={<HandHeartIcon size={36} />} title="Nothing to sell">
    A nonprofit. No products, no commissions.
  </Feature>,
];

const meta = preview.meta({
  title: 'Components/FeatureStrip',
  component: FeatureStrip,
  decorators: [withCanvas],
  args: { children: features },
  parameters: { chromatic: { modes: sheetModes } },
});

/** Four reasons: in a row on a desktop, two by two between, stacked on a phone. */
export const Four = meta.story({
  parameters: {
    chromatic: { modes: { ...stateModes, light: { disable: true }, dark: { disable: true } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** Two fill the strip as well as four. */
export const Two = meta.story({ args: { children: features.slice(0, 2) } });

/** In two columns, the third of three begins a new row. */
export const Three = meta.story({ args: { children: features.slice(0, 3) } });

/** Without icons the titles come first. */
export const WithoutIcons = meta.story({
  args: {
    children: [
      <Feature key="a" title="Weekday evenings">
        Six to eight, in the main library.
      </Feature>,
      <Feature key="b" title="Saturday mornings">
        Ten to noon, children welcome.
      </Feature>,
    ],
  },
});

/** Texts of different lengths and a word of 40 letters: hairlines are as tall as the longest. */
export const LongContent = meta.story({
  args: {
    children: [
      <Feature key="a" icon={<TreeIcon size={36} />} title={extremes.word}>
        {extremes.word}
      </Feature>,
      <Feature
        key="b"
        icon={<UsersThreeIcon size={36} />}
        title="For people who were told they have no head for numbers"
      >
        Most of us were. Bring the letter you have not opened: we read it together, work out what it
        asks for, and write the answer before you go home.
      </Feature>,
    ],
  },
});

/** The reader's text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** It has no interactive parts, so one state, with and without icons. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: () => (
    <StateSheet variants={['with icons', 'without']} states={['rest']}>
      {(variant) => (
        <FeatureStrip>
          <Feature
            icon={variant === 'without' ? undefined : <TreeIcon size={36} />}
            title="For every age"
          >
            Seven age bands, from a first piggy bank to a first mortgage.
          </Feature>
          <Feature
            icon={variant === 'without' ? undefined : <HandHeartIcon size={36} />}
            title="Nothing to sell"
          >
            A nonprofit. No products, no commissions.
          </Feature>
        </FeatureStrip>
      )}
    </StateSheet>
  ),
});
