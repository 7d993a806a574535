export const badgeTones = ['plain', 'gold', 'green', 'blue', 'coral'] as const;

export type BadgeTone = (typeof badgeTones)[number];

/** The seven age bands, from the innermost ring outwards (K–2 to 25+). */
export const bands = [1, 2, 3, 4, 5, 6, 7] as const;

export type Band = (typeof bands)[number];
