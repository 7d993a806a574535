import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { QueuedToast, ToastMessage } from '../../../domain/toast.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Toast.css.ts';
import type { ToastProps } from './Toast.tsx';

// The card is a chunk of its own, loaded with the toast machine, because most visits show none.
let Fetched: ComponentType<ToastProps> | undefined;

/** Loads the card, so that the first toast renders at once. */
export async function fetchToast(): Promise<{ default: ComponentType<ToastProps> }> {
  const { Toast } = await import('./Toast.tsx');
  Fetched = Toast;
  return { default: Toast };
}

const Fetching = lazy(fetchToast);

function Toast(props: ToastProps) {
  // Suspense would delay the toast by up to 300 ms. Chosen once, because another component would
  // remount.
  const [Card] = useState(() => Fetched ?? Fetching);
  return <Card {...props} />;
}

export interface ToastRegionProps extends Omit<ToastProps, 'toast'> {
  toast?: QueuedToast | undefined;
}

function Spoken({ toast }: { toast: ToastMessage }) {
  return (
    <span>
      {toast.title}
      {toast.text === undefined ? null : ` ${toast.text}`}
      {toast.action === undefined ? null : ` ${toast.action.label}`}
    </span>
  );
}

/**
 * Shows and announces toasts. The two live regions are present and empty from the start, because a
 * region added with its text is not announced. Errors are assertive, others polite.
 *
 * Use once, in the shell. toastsMachine owns the timing.
 */
export function ToastRegion({ toast, ...handlers }: ToastRegionProps) {
  const urgent = toast?.tone === 'error';
  return (
    <section className={styles.region} aria-label="Notifications">
      <VisuallyHidden as="div">
        <output>
          {toast === undefined || urgent ? null : <Spoken key={toast.id} toast={toast} />}
        </output>
        <div role="alert">
          {toast !== undefined && urgent ? <Spoken key={toast.id} toast={toast} /> : null}
        </div>
      </VisuallyHidden>
      {toast === undefined ? null : (
        <Suspense>
          <Toast key={toast.id} toast={toast} {...handlers} />
        </Suspense>
      )}
    </section>
  );
}
