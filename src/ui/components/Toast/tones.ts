export const toastTones = ['info', 'success', 'error'] as const;

export type ToastTone = (typeof toastTones)[number];

export interface ToastMessage {
  /** Another id is another announcement, even of the same words. */
  id: string;
  tone: ToastTone;
  title: string;
  description?: string | undefined;
}
