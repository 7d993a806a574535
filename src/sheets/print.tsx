// The page that scripts/sheets.ts prints: one sheet on one kind of paper.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { site } from '../content/site.ts';
import type { Paper } from '../domain/files.ts';
import '../ui/styles/global.css.ts';
import { printJobs } from './sheets.ts';
import { Sheet } from './Sheet.tsx';

declare global {
  interface Window {
    /** Shows a sheet, ready to print. Defined once the page's script has run. */
    showSheet: (id: string, paper: Paper) => Promise<void>;
  }
}

const [main, pageSize] = [document.querySelector('main'), document.querySelector('style')];
if (main === null || pageSize === null) throw new Error('print.html lacks an element');
const root = createRoot(main);

window.showSheet = async (id, paper) => {
  const job = printJobs.find((one) => one.id === id);
  if (job === undefined) throw new Error(`No sheet ${id}`);
  document.title = `${job.sheet.title} | ${site.name}`;
  pageSize.textContent = `@page { size: ${paper}; margin: 0; }`;
  flushSync(() => {
    root.render(<Sheet sheet={job.sheet} paper={paper} />);
  });
  await document.fonts.ready;
};
