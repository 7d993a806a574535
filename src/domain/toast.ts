export const toastTones = ['info', 'success', 'error'] as const;

/** `error` is the toast of docs/product.md P12.1. */
export type ToastTone = (typeof toastTones)[number];

export interface ToastMessage {
  tone: ToastTone;
  title: string;
  text?: string;
}

/** A message in the queue; `id` changes when the same message is said again, so it is announced again. */
export interface QueuedToast extends ToastMessage {
  id: number;
}
