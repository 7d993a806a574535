// Written by `npm run sheets`: do not edit.

/** Each printed sheet: its pages without the answers, and the sizes of its files. */
export const printed = {
  'coins-and-jars': { pages: 2, hasAnswers: true, kilobytes: { letter: 127, a4: 127 } },
  'my-first-budget': { pages: 2, hasAnswers: true, kilobytes: { letter: 118, a4: 118 } },
  'real-price': { pages: 2, hasAnswers: true, kilobytes: { letter: 88, a4: 88 } },
  'name-on-paper': { pages: 2, hasAnswers: true, kilobytes: { letter: 92, a4: 93 } },
  'first-paycheck': { pages: 2, hasAnswers: true, kilobytes: { letter: 93, a4: 93 } },
  'first-lease': { pages: 2, hasAnswers: false, kilobytes: { letter: 89, a4: 89 } },
  'our-money': { pages: 2, hasAnswers: false, kilobytes: { letter: 87, a4: 88 } },
  'supper-questions': { pages: 2, hasAnswers: false, kilobytes: { letter: 113, a4: 113 } },
  allowance: { pages: 2, hasAnswers: false, kilobytes: { letter: 115, a4: 115 } },
  'better-buy-lesson': { pages: 2, hasAnswers: false, kilobytes: { letter: 87, a4: 87 } },
  'better-buy-handout': { pages: 1, hasAnswers: false, kilobytes: { letter: 73, a4: 73 } },
  'better-buy-key': { pages: 1, hasAnswers: false, kilobytes: { letter: 78, a4: 78 } },
  'fraction-off-lesson': { pages: 2, hasAnswers: true, kilobytes: { letter: 150, a4: 150 } },
  'loan-cost-lesson': { pages: 2, hasAnswers: true, kilobytes: { letter: 133, a4: 133 } },
  'honest-claim-lesson': { pages: 2, hasAnswers: true, kilobytes: { letter: 124, a4: 124 } },
  'scam-checklist': { pages: 1, hasAnswers: false, kilobytes: { letter: 64, a4: 64 } },
  glossary: { pages: 1, hasAnswers: false, kilobytes: { letter: 88, a4: 88 } },
  'one-pager': { pages: 1, hasAnswers: false, kilobytes: { letter: 87, a4: 87 } },
} as const;
