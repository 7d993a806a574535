import preview from '../../.storybook/preview.tsx';
import { forcedColorsMode, stateModes } from '../../.storybook/modes.ts';
import { CertificateIcon } from '../../src/ui/art/icons/CertificateIcon.tsx';
import { HandHeartIcon } from '../../src/ui/art/icons/HandHeartIcon.tsx';
import { TreeIcon } from '../../src/ui/art/icons/TreeIcon.tsx';
import { UsersThreeIcon } from '../../src/ui/art/icons/UsersThreeIcon.tsx';
import { Feature, FeatureStrip } from '../../src/ui/components/FeatureStrip/FeatureStrip.tsx';
import { guided } from '../_helpers/component.ts';

const reasons = [
  [TreeIcon, 'For every age', 'Seven age bands, from a first piggy bank to a first mortgage.'],
  [UsersThreeIcon, 'Fifteen at most', 'Small classes, so every question gets an answer.'],
  [CertificateIcon, 'Taught by doers', 'Instructors who budget, invest and audit for a living.'],
  [HandHeartIcon, 'Nothing to sell', 'A nonprofit. No products, no commissions.'],
] as const;

const features = reasons.map(([Icon, title, text]) => (
  <Feature key={title} icon={<Icon size={36} />} title={title}>
    {text}
  </Feature>
));

const meta = preview.meta({
  title: 'Components/FeatureStrip',
  component: FeatureStrip,
  tags: ['autodocs'],
  ...guided({
    parts: {
      'li:first-child svg': ['left', '**Icon.** Optional, for all or for none. Decoration.'],
      'li:first-child h3': ['top', '**Title.** The reason, in two to four words.'],
      'li:first-child p': ['bottom', '**Words.** One sentence that supports it.'],
      'li:last-child': ['right', '**Hairline.** Separates the reasons, as high as the longest.'],
    },
    do: 'support a reason with a fact.',
    good: { children: <Feature title="Small classes">Fifteen learners at most.</Feature> },
    dont: 'praise yourself.',
    bad: { children: <Feature title="World-class">The best lessons you will ever find!</Feature> },
  }),
  args: { children: features },
});

/** Four reasons: in a row on a desktop, two by two between, stacked on a phone. */
export const Four = meta.story({
  parameters: {
    chromatic: { modes: { ...stateModes, ...forcedColorsMode, light: { disable: true } } },
  },
});
