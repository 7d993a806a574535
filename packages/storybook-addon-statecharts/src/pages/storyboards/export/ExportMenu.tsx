import { Menu, MenuButton, MenuItem, MenuProvider } from '@ariakit/react/menu';
import { useState } from 'react';
import { mermaidOf } from '../../../storyboards/drawing/mermaid.ts';
import { download } from '../../download.ts';
import * as controls from '../controls/Controls.css.ts';
import { useShown } from '../context.ts';
import type { Drawing } from '../useLayout.ts';
import { exportPng, exportSvg, type Exported } from './exports.ts';

type Work = (exported: Exported) => Promise<void>;

const copied = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** The ways to export a drawing, each with the words that confirm it. */
const items: readonly (readonly [words: string, done: string, Work])[] = [
  ['Copy as SVG', 'Copied', async (exported) => copied(await exportSvg(exported))],
  [
    'Save as SVG',
    'Saved',
    async (exported) => {
      const svg = new Blob([await exportSvg(exported)], { type: 'image/svg+xml' });
      download(`${exported.subject.id}.svg`, svg);
    },
  ],
  [
    'Save as PNG',
    'Saved',
    async (exported) => download(`${exported.subject.id}.png`, await exportPng(exported)),
  ],
  ['Copy as Mermaid', 'Copied', ({ subject }) => copied(mermaidOf(subject.chart))],
];

/** Exports the drawing: copied, or as a file. */
export function ExportMenu({ drawing }: { drawing: Drawing | undefined }) {
  const shown = useShown();
  const [status, setStatus] = useState('');
  const run = (work: Work, done: string): void => {
    if (drawing === undefined) return;
    work({ ...shown, ...drawing }).then(
      () => setStatus(done),
      () => setStatus('That did not work'),
    );
  };
  return (
    <div>
      <MenuProvider>
        <MenuButton className={controls.button}>Export</MenuButton>
        <span role="status"> {status}</span>
        <Menu className={controls.list} gutter={6} unmountOnHide>
          {items.map(([words, done, work]) => (
            <MenuItem key={words} className={controls.button} onClick={() => run(work, done)}>
              {words}
            </MenuItem>
          ))}
        </Menu>
      </MenuProvider>
    </div>
  );
}
