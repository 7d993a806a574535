import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes } from '../../.storybook/modes.ts';
import { AgentShield } from '../../src/ui/art/mascots/AgentShield.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { darkColor } from '../../src/ui/styles/tokens/color.ts';
import {
  closedClipboard,
  copiedTexts,
  endCopying,
  openClipboard,
  readSvg,
} from '../_helpers/clipboard.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { colorForms } from './_parts/copyForms.ts';
import { CopyChoice, Copying } from './_parts/Copying.tsx';
import { Specimen } from './_parts/Specimen.tsx';
import { Swatch, Swatches } from './_parts/Swatch.tsx';

const meta = preview.meta({
  title: 'Foundations/Copying',
  decorators: [withCanvas],
  parameters: { chromatic: { modes: componentModes } },
  beforeEach: openClipboard,
  render: () => (
    <Copying forms={colorForms}>
      <Stack gap="6" align="stretch">
        <CopyChoice />
        <Swatches>
          <Swatch name="action" path={['color', 'action']} />
          <li>
            <Specimen name="Agent Shield" copies="svg">
              <AgentShield />
            </Specimen>
          </li>
        </Swatches>
      </Stack>
    </Copying>
  ),
});

/** A press copies, and the page reports what. */
export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy color.action' }));
    await expect(await canvas.findByText('Copied --color-action')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied --color-action');
    await expect(copiedTexts()).toEqual(['--color-action']);
  },
});

/** Without permission the text is in a field, to be selected and copied by hand. */
export const Refused = meta.story({
  beforeEach: closedClipboard,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dark value' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy color.action' }));
    const field = await canvas.findByRole<HTMLTextAreaElement>('textbox', {
      name: darkColor.action,
    });
    await expect(field).toHaveValue(darkColor.action);
    await userEvent.click(field);
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, darkColor.action.length]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Not copied/u);
    field.blur();
  },
});

/** A drawing is copied with its colours, as a standalone file. */
export const Drawing = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Agent Shield as SVG' }));
    await canvas.findByText('Copied Agent Shield as SVG');
    const [text = ''] = copiedTexts();
    const drawing = readSvg(text);
    const [shown] = canvas.getByRole('figure').getElementsByTagName('svg');
    await expect(drawing.querySelectorAll('*')).toHaveLength(
      shown?.querySelectorAll('*').length ?? 0,
    );
    await expect(text).not.toMatch(/class=|var\(|style=/u);
    await expect(text).toMatch(/fill="rgb\(\d+, \d+, \d+\)"/u);
    await expect(text).toMatch(/stroke-width="/u);
    await endCopying(canvas, userEvent);
  },
});
