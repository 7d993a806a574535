/** The mascots' tones mean saving, growing and protecting. */
export const panelTones = ['surface', 'sunk', 'captain', 'investor', 'shield'] as const;

export type PanelTone = (typeof panelTones)[number];
