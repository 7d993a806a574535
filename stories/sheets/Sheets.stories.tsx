import preview from '../../.storybook/preview.tsx';
import { docsModes } from '../../.storybook/modes.ts';
import { Sheet, type SheetProps } from '../../src/sheets/Sheet.tsx';
import { academyOnOnePage } from '../../src/sheets/content/onePager.ts';
import { sheets } from '../../src/sheets/sheets.ts';

const args: SheetProps = { sheet: sheets['coins-and-jars'], paper: 'letter' };

const meta = preview.meta({
  title: 'Sheets',
  component: Sheet,
  args,
  tags: ['!autodocs'],
  parameters: { chromatic: { modes: docsModes } },
});

/** Grades K–2: coins in their real size. */
export const CoinsAndJars = meta.story();

/** The same on A4, which `tests/sheets` prints: the parts to write in fill the rest of the page. */
export const CoinsAndJarsA4 = meta.story({
  args: { ...args, paper: 'a4' },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Grades 3–5: words to sort, and a budget to finish. */
export const MyFirstBudget = meta.story({ args: { sheet: sheets['my-first-budget'] } });

/** Grades 6–8: unit prices and sale signs. */
export const RealPrice = meta.story({ args: { sheet: sheets['real-price'] } });

/** Grades 9–10: a phone plan to add up. */
export const NameOnPaper = meta.story({ args: { sheet: sheets['name-on-paper'] } });

/** Grades 11–12: a pay stub to fill in. */
export const FirstPaycheck = meta.story({ args: { sheet: sheets['first-paycheck'] } });

/** Ages 18–24: cash for day one, and a lease to read. */
export const FirstLease = meta.story({ args: { sheet: sheets['first-lease'] } });

/** Ages 25 and over: assets and debts. */
export const OurMoney = meta.story({ args: { sheet: sheets['our-money'] } });

/** For parents: a question for each age. */
export const SupperQuestions = meta.story({ args: { sheet: sheets['supper-questions'] } });

/** For teachers: forty minutes, step by step. */
export const LessonPlan = meta.story({ args: { sheet: sheets['better-buy-lesson'] } });

/** The lesson's handout, with a slip to tear off. */
export const LessonHandout = meta.story({ args: { sheet: sheets['better-buy-handout'] } });

/** The lesson's answers. */
export const LessonKey = meta.story({ args: { sheet: sheets['better-buy-key'] } });

/** Agent Shield's checklist. */
export const ScamChecklist = meta.story({ args: { sheet: sheets['scam-checklist'] } });

/** Sixty words on one page. */
export const Glossary = meta.story({ args: { sheet: sheets.glossary } });

/** The academy, for a bulletin board or a grant file. */
export const OnePager = meta.story({ args: { sheet: academyOnOnePage } });

/** For parents: a rule for pocket money, and an agreement. */
export const Allowance = meta.story({ args: { sheet: sheets.allowance } });

/** A lesson on fractions: plan, handout and answers. */
export const FractionOff = meta.story({ args: { sheet: sheets['fraction-off-lesson'] } });

/** A lesson on interest. */
export const LoanCost = meta.story({ args: { sheet: sheets['loan-cost-lesson'] } });

/** A lesson on persuasive writing. */
export const HonestClaim = meta.story({ args: { sheet: sheets['honest-claim-lesson'] } });
