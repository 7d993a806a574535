// Written by `npm run sheets`: do not edit.

/** Each printed sheet: its pages without the answers, and the sizes of its files. */
export const printed = {
  'coins-and-jars': { pages: 2, hasAnswers: true, kilobytes: { letter: 88, a4: 88 } },
  'my-first-budget': { pages: 2, hasAnswers: true, kilobytes: { letter: 88, a4: 88 } },
  'real-price': { pages: 2, hasAnswers: true, kilobytes: { letter: 88, a4: 88 } },
  'name-on-paper': { pages: 2, hasAnswers: true, kilobytes: { letter: 88, a4: 88 } },
  'first-paycheck': { pages: 2, hasAnswers: true, kilobytes: { letter: 88, a4: 88 } },
  'first-lease': { pages: 2, hasAnswers: false, kilobytes: { letter: 88, a4: 88 } },
  'our-money': { pages: 2, hasAnswers: false, kilobytes: { letter: 88, a4: 88 } },
  'supper-questions': { pages: 2, hasAnswers: false, kilobytes: { letter: 88, a4: 88 } },
  allowance: { pages: 2, hasAnswers: false, kilobytes: { letter: 88, a4: 88 } },
  'better-buy-lesson': { pages: 2, hasAnswers: false, kilobytes: { letter: 88, a4: 88 } },
  'better-buy-handout': { pages: 1, hasAnswers: false, kilobytes: { letter: 88, a4: 88 } },
  'better-buy-key': { pages: 1, hasAnswers: false, kilobytes: { letter: 88, a4: 88 } },
  'fraction-off-lesson': { pages: 2, hasAnswers: true, kilobytes: { letter: 88, a4: 88 } },
  'loan-cost-lesson': { pages: 2, hasAnswers: true, kilobytes: { letter: 88, a4: 88 } },
  'honest-ad-lesson': { pages: 2, hasAnswers: true, kilobytes: { letter: 88, a4: 88 } },
  'scam-checklist': { pages: 1, hasAnswers: false, kilobytes: { letter: 88, a4: 88 } },
  glossary: { pages: 1, hasAnswers: false, kilobytes: { letter: 88, a4: 88 } },
  'one-pager': { pages: 1, hasAnswers: false, kilobytes: { letter: 88, a4: 88 } },
} as const;
