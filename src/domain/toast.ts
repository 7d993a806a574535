export const toastTones = ['info', 'success', 'error'] as const;

/** `error` is the toast of docs/product.md P12.1. */
export type ToastTone = (typeof toastTones)[number];

export interface ToastMessage {
  tone: ToastTone;
  title: string;
  text?: string;
  /** The one thing to press besides closing; the account menu offers it, too, once the toast has gone. */
  action?: { label: string; does: 'logOut' };
  /** A toast takes the place of another one about the same, because that one is no longer true. */
  about?: 'session';
}

/** A message in the queue; `id` changes when the same message is said again, so it is announced again. */
export interface QueuedToast extends ToastMessage {
  id: number;
}
