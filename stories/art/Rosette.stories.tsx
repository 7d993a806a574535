import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from '../../.storybook/modes.ts';
import { courses } from '../../src/content/courses.ts';
import { motifs } from '../../src/domain/motifs.ts';
import { bands } from '../../src/domain/bands.ts';
import { motifPaths } from '../../src/ui/art/rosette/motifs.ts';
import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { choices } from '../_helpers/component.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { Specimen, Specimens } from '../foundations/_parts/Specimen.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Foundations/Rosette',
  component: Rosette,
  decorators: [withCanvas],
  render: (args) => (
    <Specimens>
      <Rosette {...args} />
    </Specimens>
  ),
  args: { slug: 'budgeting-with-spreadsheets', band: '6-8' } as const,
  argTypes: choices({ band: [...bands, 'inherit'] }),
  parameters: { chromatic: { modes: sheetModes } },
});

/** The emblem of one course: the same slug always draws the same figure. */
export const OneCourse = meta.story({
  parameters: { chromatic: { modes: componentModes } },
  render: (args) => (
    <Specimens>
      <Rosette {...args} />
      <Rosette {...args} />
    </Specimens>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const [one, other] = [...canvasElement.querySelectorAll('svg')].map((drawing) =>
      [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d')),
    );
    await expect(one).toEqual(other);
  },
});

/** Each course has its own figure, regular like engraving. */
export const Sheet = meta.story({
  render: () => (
    <Specimens>
      {courses.map(({ id, title }) => (
        <Specimen key={id} name={title}>
          <Rosette slug={id} band="inherit" />
        </Specimen>
      ))}
    </Specimens>
  ),
});

/** The rosette's motif in the clear disc amid the engraving. */
export const Motifs = meta.story({
  parameters: { chromatic: { modes: forcedColorsMode } },
  render: (args) => (
    <Specimens>
      {motifs.map((motif) => (
        <Specimen key={motif} name={motif}>
          <Rosette {...args} motif={motifPaths[motif]} />
        </Specimen>
      ))}
    </Specimens>
  ),
});

/** Signs in a ring inside the edge, for a rosette behind a guide. */
export const Signs = meta.story({
  args: { band: 'inherit', signs: motifPaths['piggy-bank'] },
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
});
