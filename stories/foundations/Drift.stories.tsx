import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { docsModes } from '../../.storybook/modes.ts';
import { type figmaModes, modeFileOf } from './tokens/writeModeFile.ts';
import { themeValues } from './tokens/themes.ts';
import { lightColor } from '../../src/ui/styles/tokens/color.ts';
import { DriftDesk } from './_parts/DriftDesk.tsx';
import { FoundationPage } from './_parts/FoundationPage.tsx';
import sample from './_parts/Light.tokens.json?raw';

const meta = preview.meta({
  title: 'Foundations/Drift',
  component: DriftDesk,
  parameters: {
    chromatic: {
      modes: docsModes,
    },
  },
  render: () => (
    <FoundationPage
      title="Do Figma and the code agree?"
      lead="Drop what Figma exports, and see what has drifted apart: another value, or a name that only one side has. The command npm run tokens writes the files that Figma imports."
    >
      <DriftDesk />
    </FoundationPage>
  ),
});

const fileOf = (name: string, text: string) => new File([text], name, { type: 'application/json' });

const exported = (theme: keyof typeof figmaModes) => JSON.stringify(modeFileOf(theme));

/** Waiting for files. */
export const NothingDropped = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Drop the exported files here, or choose them');
    await expect(field).toBeVisible();
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** A mode's export from Figma after designers have changed it. */
export const Different = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Drop the exported files here, or choose them');
    await userEvent.upload(field, fileOf('Light.tokens.json', sample));
    const table = await canvas.findByRole('table', { name: 'What differs: Light' });
    const lines = [...table.querySelectorAll('tbody tr')].map((line) =>
      [...line.children].map((cell) => cell.textContent),
    );
    const changed = [
      ['borderWidth.double', '2', '3', 'other value'],
      ['color.action', '#006d45', lightColor.action, 'other value'],
      ['color.scrim', '#0d251b, 40 %', '#0d251b, 55 %', 'other value'],
      ['Border width/Ultra', '8', 'none', 'in Figma only'],
      ['Color/Mint', '#9fe7c4', 'none', 'in Figma only'],
      ['borderWidth.thick', 'none', '4', 'in the code only'],
    ];
    await expect(lines.slice(0, changed.length)).toEqual(changed);
    const colors = themeValues('light').filter(({ path }) => path[0] === 'color');
    // The sample contains five of the colours; one line is the border's.
    await expect(lines).toHaveLength(changed.length + colors.length - 5);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `Light: ${lines.length} differences.`,
    );
    await expect(
      canvas.getByText(
        `6 values are the same, 3 have another value, 2 only in Figma, ${colors.length - 4} only in the code.`,
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/^The file has nothing of these groups/u)).toHaveTextContent(
      /: font, fontSize, .+, easing\.$/u,
    );
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
});

/** Files that match the code, dropped together on the result of another file. */
export const Same = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Drop the exported files here, or choose them');
    await userEvent.upload(field, fileOf('empty.json', '{}'));
    const result = await canvas.findByRole('heading', { name: 'Not read' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(fileOf('Light.tokens.json', exported('light')));
    dataTransfer.items.add(fileOf('Dark.tokens.json', exported('dark')));
    const dragged = (type: string) =>
      new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    const drop = canvas.getByTestId('drop');
    await fireEvent(result, dragged('dragover'));
    await waitFor(() => expect(drop).toHaveAttribute('data-over', 'true'));
    await fireEvent(result, dragged('drop'));
    await waitFor(() => expect(canvas.getAllByText('No difference')).toHaveLength(2));
    await expect(canvas.getByRole('heading', { name: 'Dark' })).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await waitFor(() => expect(drop).toHaveAttribute('data-over', 'false'));
  },
});

/** Unreadable files are reported with the error's position; the others are still compared. */
export const Damaged = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Drop the exported files here, or choose them');
    await userEvent.upload(field, [
      fileOf('cut-off.json', '{\n  "Color": {\n    "Ink": { "$type": '),
      fileOf('picture.json', '\u{89}PNG'),
      fileOf('hostile.json', '{"<img src=x onerror=alert(1)>":{"$type":"color","$value":"red"}}'),
      fileOf('Dark.tokens.json', exported('dark')),
    ]);
    await expect(await canvas.findAllByRole('heading', { name: 'Not read' })).toHaveLength(3);
    const places = canvas.getAllByText(/^Where: /u).map(({ textContent }) => textContent);
    await expect(places).toEqual([
      'Where: line 3, column 21',
      'Where: line 1, column 1',
      'Where: <img src=x onerror=alert(1)>',
    ]);
    await expect(canvas.getByText('This is no colour: red')).toBeVisible();
    await expect(canvas.getByText('No difference')).toBeVisible();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
});
