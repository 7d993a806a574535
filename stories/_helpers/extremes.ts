/** Words and figures at the edge of what people enter. */
export const extremes = {
  /** 40 letters without a place to break. */
  word: 'Finanzdienstleistungsaufsichtsgesetzbuch',
  hugeNumber: '1,234,567,890,123',
  /** A name as long as they come. */
  longName: 'Wolfeschlegelsteinhausenbergerdorff Adolphine-Maximiliane the Third',
  /** A name of sixty letters, and an address as long as a mail server takes, with nowhere to break. */
  sixtyLetters: 'Wolfeschlegelsteinhausenbergerdorffadolphinemaximilianethree',
  sixtyAddress: 'wolfeschlegelsteinhausenbergerdorff.adolphine@tallygrove.test',
  /** Written from right to left. */
  rtlName: 'ليلى بنت عبد الرحمن',
  /** Letters as wide as they come. */
  wideName: 'WWWWWWWWWWWW MMMMMMMMMMMM',
  emojiName: '👩🏽‍🌾 Ana 🪙 Søren',
} as const;
