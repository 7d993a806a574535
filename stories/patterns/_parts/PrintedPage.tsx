import { useEffect, useRef, useState } from 'react';
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
// Vite gives the file's address.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/build/pdf.worker.mjs?url';
import * as styles from './PrintedPage.css.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** CSS px for each point of paper. */
const SCALE = 96 / 72;

async function draw(href: string, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  const answer = await fetch(href, { signal });
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  const task = getDocument({ data: new Uint8Array(await answer.arrayBuffer()), verbosity: 0 });
  const pdf = await task.promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  if (signal.aborted) return;
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  await task.destroy();
}

export interface PrintedPageProps {
  /** The PDF's address. */
  href: string;
  title: string;
}

/** A PDF's first page, drawn from the file itself. */
export function PrintedPage({ href, title }: PrintedPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState('drawing');
  useEffect(() => {
    const abort = new AbortController();
    const element = canvas.current;
    if (element !== null)
      draw(href, element, abort.signal).then(
        () => abort.signal.aborted || setState('drawn'),
        (error: unknown) => abort.signal.aborted || setState(String(error)),
      );
    return () => abort.abort();
  }, [href]);
  return (
    <div className={styles.frame}>
      <canvas
        ref={canvas}
        className={styles.paper}
        role="img"
        aria-label={`First page of ${title}`}
        data-state={state}
      />
    </div>
  );
}
