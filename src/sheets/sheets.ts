import { onePager } from '../content/about.ts';
import { takeHomeIds, type TakeHomeId } from '../content/sheets.ts';
import { takeHomeFile, takeHomePicture } from '../domain/files.ts';
import type { Sheet } from './blocks.ts';
import { allowance } from './content/allowance.ts';
import { betterBuyHandout, betterBuyKey, betterBuyLesson } from './content/betterBuy.ts';
import { coinsAndJars } from './content/coinsAndJars.ts';
import { firstLease } from './content/firstLease.ts';
import { firstPaycheck } from './content/firstPaycheck.ts';
import { fractionOffLesson } from './content/fractionOff.ts';
import { glossary } from './content/glossary.ts';
import { honestClaimLesson } from './content/honestClaim.ts';
import { indexCardBudget } from './content/indexCardBudget.ts';
import { loanCostLesson } from './content/loanCost.ts';
import { academyOnOnePage } from './content/onePager.ts';
import { phoneContract } from './content/phoneContract.ts';
import { plainNumbers } from './content/plainNumbers.ts';
import { realPrice } from './content/realPrice.ts';
import { scamChecklist } from './content/scamChecklist.ts';
import { supperQuestions } from './content/supperQuestions.ts';

/** The content of each sheet that visitors take home. */
export const sheets: Record<TakeHomeId, Sheet> = {
  'coins-and-jars': coinsAndJars,
  'my-first-budget': indexCardBudget,
  'real-price': realPrice,
  'name-on-paper': phoneContract,
  'first-paycheck': firstPaycheck,
  'first-lease': firstLease,
  'our-money': plainNumbers,
  'supper-questions': supperQuestions,
  allowance,
  'better-buy-lesson': betterBuyLesson,
  'better-buy-handout': betterBuyHandout,
  'better-buy-key': betterBuyKey,
  'fraction-off-lesson': fractionOffLesson,
  'loan-cost-lesson': loanCostLesson,
  'honest-claim-lesson': honestClaimLesson,
  'scam-checklist': scamChecklist,
  glossary,
};

/** Every sheet to print: its paths as PDF, and of the picture for links. */
export const printJobs = [
  ...takeHomeIds.map((id) => ({
    id,
    sheet: sheets[id],
    files: { letter: takeHomeFile(id, 'letter'), a4: takeHomeFile(id, 'a4') },
    picture: takeHomePicture(id),
  })),
  { id: 'one-pager', sheet: academyOnOnePage, files: onePager.files, picture: undefined },
];
export type PrintJob = (typeof printJobs)[number];
