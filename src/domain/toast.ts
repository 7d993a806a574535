export const toastTones = ['info', 'success', 'error'] as const;

/** `error` is the toast of docs/product.md P12.1. */
export type ToastTone = (typeof toastTones)[number];

export interface ToastMessage {
  tone: ToastTone;
  title: string;
  text?: string;
  /** The one action besides closing; the account menu also offers it once the toast has gone. */
  action?: { label: string; does: 'logOut' };
  /** A toast replaces another with the same `about`, because that one is no longer true. */
  about?: 'session';
}

/** A queued message; a repeated message gets a new `id`, so that it is announced again. */
export interface QueuedToast extends ToastMessage {
  id: number;
}
