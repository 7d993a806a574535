export const badgeTones = ['plain', 'gold', 'green', 'blue', 'coral'] as const;

export type BadgeTone = (typeof badgeTones)[number];
