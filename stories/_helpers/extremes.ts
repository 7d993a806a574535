/** Words and figures at the edge of what people enter. */
export const extremes = {
  /** 40 letters without a place to break. */
  word: 'Finanzdienstleistungsaufsichtsgesetzbuch',
  hugeNumber: '1,234,567,890,123',
  /** A name as long as they come. */
  longName: 'Wolfeschlegelsteinhausenbergerdorff Adolphine-Maximiliane the Third',
  /** Written from right to left. */
  rtlName: 'ليلى بنت عبد الرحمن',
  emojiName: '👩🏽‍🌾 Ana 🪙 Søren',
} as const;
