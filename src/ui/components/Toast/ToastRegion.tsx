import { lazy, Suspense, useState, type ComponentType } from 'react';

import type { QueuedToast, ToastMessage } from '../../../domain/toast.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

import * as styles from './Toast.css.ts';
import type { ToastProps } from './Toast.tsx';

// Most visitors never see one: the regions come with the page, the card with the toast machine.
let Fetched: ComponentType<ToastProps> | undefined;

/** Fetches the card; once it is there, a toast is drawn without a wait. */
export async function fetchToast(): Promise<{ default: ComponentType<ToastProps> }> {
  const { Toast } = await import('./Toast.tsx');
  Fetched = Toast;
  return { default: Toast };
}

const Fetching = lazy(fetchToast);

function Toast(props: ToastProps) {
  // React holds back what has been waited for, up to 300 ms. Chosen once: another would be a new card.
  const [Card] = useState(() => Fetched ?? Fetching);
  return <Card {...props} />;
}

export interface ToastRegionProps extends Omit<ToastProps, 'toast'> {
  /** The one message on show. */
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
 * Where toasts appear, and what speaks them: two live regions that are there, empty, from the start, for
 * a region that comes together with its words is not announced. Errors interrupt, the rest waits its
 * turn.
 *
 * Use once, in the shell. How long a toast stays is the toasts machine's affair.
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
