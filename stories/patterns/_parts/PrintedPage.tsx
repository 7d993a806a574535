import { useEffect, useRef, useState } from 'react';
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
// Vite gives the file's address.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/build/pdf.worker.mjs?url';
import * as styles from './PrintedPage.css.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** CSS px for each point of paper. */
const SCALE = 96 / 72;

async function draw(file: string, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  const data = Uint8Array.from(atob(file), (byte) => byte.codePointAt(0) ?? 0);
  const task = getDocument({ data, verbosity: 0 });
  const pdf = await task.promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  if (signal.aborted) return;
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  // The print intent renders the page in one pass. The display intent renders it frame by frame,
  // and where a slow machine pauses inside a clip, hairlines come out up to five levels darker.
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  await task.destroy();
}

export interface PrintedPageProps {
  /** The PDF, in base64. */
  file: string;
  title: string;
}

/** Renders a PDF's first page from the file itself. */
export function PrintedPage({ file, title }: PrintedPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState('drawing');
  useEffect(() => {
    const abort = new AbortController();
    const element = canvas.current;
    if (element !== null)
      draw(file, element, abort.signal).then(
        () => abort.signal.aborted || setState('drawn'),
        (error: unknown) => abort.signal.aborted || setState(String(error)),
      );
    return () => abort.abort();
  }, [file]);
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
