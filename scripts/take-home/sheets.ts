import type { Sheet } from '../../src/content/takeHome/blocks.ts';
import { coinsAndJars } from '../../src/content/takeHome/coinsAndJars.ts';
import { firstLease } from '../../src/content/takeHome/firstLease.ts';
import { firstPaycheck } from '../../src/content/takeHome/firstPaycheck.ts';
import { glossary } from '../../src/content/takeHome/glossary.ts';
import { indexCardBudget } from '../../src/content/takeHome/indexCardBudget.ts';
import { lessonHandout } from '../../src/content/takeHome/lessonHandout.ts';
import { lessonKey } from '../../src/content/takeHome/lessonKey.ts';
import { lessonPlan } from '../../src/content/takeHome/lessonPlan.ts';
import type { TakeHomeId } from '../../src/content/takeHome/list.ts';
import { phoneContract } from '../../src/content/takeHome/phoneContract.ts';
import { plainNumbers } from '../../src/content/takeHome/plainNumbers.ts';
import { realPrice } from '../../src/content/takeHome/realPrice.ts';
import { scamChecklist } from '../../src/content/takeHome/scamChecklist.ts';
import { supperQuestions } from '../../src/content/takeHome/supperQuestions.ts';

/** The content of each sheet. */
export const sheets: Record<TakeHomeId, Sheet> = {
  'coins-and-jars': coinsAndJars,
  'my-first-budget': indexCardBudget,
  'real-price': realPrice,
  'name-on-paper': phoneContract,
  'first-paycheck': firstPaycheck,
  'first-lease': firstLease,
  'our-money': plainNumbers,
  'supper-questions': supperQuestions,
  'better-buy-lesson': lessonPlan,
  'better-buy-handout': lessonHandout,
  'better-buy-key': lessonKey,
  'scam-checklist': scamChecklist,
  glossary,
};
