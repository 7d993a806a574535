import { useState } from 'react';
import * as controls from '../controls/Controls.css.ts';
import { useShown } from '../context.ts';
import type { Drawing } from '../useLayout.ts';
import { download, exportMermaid, exportPng, exportSvg, type Exported } from './exports.ts';

/** Exports the drawing: copied, or as a file. */
export function ExportMenu({ drawing }: { drawing: Drawing | undefined }) {
  const shown = useShown();
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState('');
  const { id } = shown.subject;
  const run = (words: string, work: (exported: Exported) => Promise<void>) => () => {
    if (drawing === undefined) return;
    setOpen(false);
    work({ ...shown, ...drawing }).then(
      () => setStatus(words),
      () => setStatus('That did not work'),
    );
  };
  const items: [string, () => void][] = [
    [
      'Copy as SVG',
      run('Copied', async (exported) => navigator.clipboard.writeText(await exportSvg(exported))),
    ],
    [
      'Save as SVG',
      run('Saved', async (exported) => {
        download(`${id}.svg`, new Blob([await exportSvg(exported)], { type: 'image/svg+xml' }));
      }),
    ],
    [
      'Save as PNG',
      run('Saved', async (exported) => download(`${id}.png`, await exportPng(exported))),
    ],
    [
      'Copy as Mermaid',
      run('Copied', (exported) => navigator.clipboard.writeText(exportMermaid(exported))),
    ],
  ];
  return (
    <div
      className={controls.menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        className={controls.button}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpen(false);
        }}
      >
        Export
      </button>
      <span role="status"> {status}</span>
      {isOpen ? (
        <div className={controls.list}>
          {items.map(([words, onClick]) => (
            <button key={words} type="button" className={controls.button} onClick={onClick}>
              {words}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
