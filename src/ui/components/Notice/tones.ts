export const noticeTones = ['info', 'success', 'warning', 'error'] as const;

export type NoticeTone = (typeof noticeTones)[number];
