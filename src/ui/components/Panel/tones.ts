/** The mascots' three tints carry their meaning: saving, growing, protecting. */
export const panelTones = ['surface', 'sunk', 'captain', 'investor', 'shield'] as const;

export type PanelTone = (typeof panelTones)[number];
