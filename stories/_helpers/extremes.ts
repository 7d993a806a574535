/** Extreme texts and numbers that visitors enter. */
export const extremes = {
  /** 40 letters without a place to break. */
  word: 'Finanzdienstleistungsaufsichtsgesetzbuch',
  hugeNumber: '1,234,567,890,123',
  /** A name of sixty letters and an email of maximum length, both without a break opportunity. */
  sixtyLetters: 'Wolfeschlegelsteinhausenbergerdorffadolphinemaximilianethree',
  sixtyAddress: 'wolfeschlegelsteinhausenbergerdorff.adolphine@tallygrove.test',
  /** Written from right to left. */
  rtlName: 'ليلى بنت عبد الرحمن',
  emojiName: '👩🏽‍🌾 Ana 🪙 Søren',
} as const;
