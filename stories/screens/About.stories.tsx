import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  deskAlone,
  phoneAlone,
  reflowCheck,
  screenModes,
  stateModes,
} from '../../.storybook/modes.ts';
import { paths } from '../../src/domain/paths.ts';
import AboutRoute from '../../src/app/routes/AboutRoute.tsx';
import { aboutHeadings, onePager } from '../../src/content/about.ts';
import { guides } from '../../src/content/guides.ts';
import { AboutScreen } from '../../src/ui/screens/AboutScreen/AboutScreen.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { withPage } from '../_helpers/withPage.tsx';

const meta = preview.meta({
  title: 'Screens/About',
  component: AboutRoute,
  decorators: [withPage],
  parameters: { path: paths.about.pattern, chromatic: { modes: stateModes } },
});

/** The mission, the guides, the figures, the people, and a printable sheet. */
export const WholePage = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowCheck } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('About us');
    await expect(canvas.getByRole('link', { name: onePager.label })).toHaveAttribute('download');
  },
});

/** Very long names, figures and titles. */
export const LongContent = meta.story({
  parameters: { chromatic: { modes: { ...reflowCheck, ...phoneAlone, ...deskAlone } } },
  render: () => (
    <AboutScreen
      heading={`About ${extremes.word}`}
      headings={aboutHeadings}
      mission={{
        heading: `Why ${extremes.word}`,
        lead: `${extremes.word} and what becomes of it`,
        paragraphs: [extremes.word.repeat(3), 'Short.'],
      }}
      guides={guides}
      impact={[
        { value: extremes.hugeNumber, label: extremes.word },
        { value: '0', label: 'of what was promised' },
        { value: '98%', label: 'of those who finish' },
      ]}
      team={[
        { name: extremes.longName, role: extremes.word, note: extremes.word },
        { name: extremes.rtlName, role: 'Treasurer', note: 'Counts twice.' },
        { name: extremes.emojiName, role: 'Gardener', note: 'Grows things.' },
      ]}
      partners={[{ name: extremes.longName, what: extremes.word }]}
      press={[{ outlet: extremes.longName, title: extremes.word.repeat(2), date: '2026-05-14' }]}
      onePager={{ ...onePager, heading: extremes.word, label: extremes.word }}
    />
  ),
});
