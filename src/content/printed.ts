// Written by `npm run sheets`: do not edit.

/** Each printed sheet: its pages without the answers, and the sizes of its files. */
export const printed = {
  'coins-and-jars': { pages: 2, hasAnswers: true, kilobytes: { letter: 128, a4: 128 } },
  'my-first-budget': { pages: 2, hasAnswers: true, kilobytes: { letter: 118, a4: 119 } },
  'real-price': { pages: 2, hasAnswers: true, kilobytes: { letter: 88, a4: 88 } },
  'name-on-paper': { pages: 2, hasAnswers: true, kilobytes: { letter: 93, a4: 93 } },
  'first-paycheck': { pages: 2, hasAnswers: true, kilobytes: { letter: 93, a4: 94 } },
  'first-lease': { pages: 2, hasAnswers: false, kilobytes: { letter: 89, a4: 89 } },
  'our-money': { pages: 2, hasAnswers: false, kilobytes: { letter: 88, a4: 89 } },
  'supper-questions': { pages: 2, hasAnswers: false, kilobytes: { letter: 116, a4: 117 } },
  allowance: { pages: 2, hasAnswers: false, kilobytes: { letter: 116, a4: 116 } },
  'better-buy-lesson': { pages: 2, hasAnswers: false, kilobytes: { letter: 87, a4: 87 } },
  'better-buy-handout': { pages: 1, hasAnswers: false, kilobytes: { letter: 74, a4: 74 } },
  'better-buy-key': { pages: 1, hasAnswers: false, kilobytes: { letter: 78, a4: 78 } },
  'fraction-off-lesson': { pages: 2, hasAnswers: true, kilobytes: { letter: 151, a4: 151 } },
  'loan-cost-lesson': { pages: 2, hasAnswers: true, kilobytes: { letter: 133, a4: 133 } },
  'honest-claim-lesson': { pages: 2, hasAnswers: true, kilobytes: { letter: 124, a4: 124 } },
  'scam-checklist': { pages: 1, hasAnswers: false, kilobytes: { letter: 65, a4: 65 } },
  glossary: { pages: 1, hasAnswers: false, kilobytes: { letter: 88, a4: 88 } },
  'one-pager': { pages: 1, hasAnswers: false, kilobytes: { letter: 87, a4: 87 } },
} as const;
