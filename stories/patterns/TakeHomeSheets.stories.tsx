import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { docsModes } from 'storybook-addon-statecharts/modes';
import { takeHome, type TakeHomeId } from '../../src/content/takeHome/list.ts';
// The files themselves, set by scripts/take-home/vite-plugin.ts.
// oxlint-disable-next-line import/default
import files from '../../src/content/takeHome/list.ts?printed';
import { takeHomeFile, type Paper } from '../../src/domain/files.ts';
import { PrintedPage } from './_parts/PrintedPage.tsx';

const meta = preview.meta({
  title: 'Patterns/Take home/Sheets',
  component: PrintedPage,
  tags: ['!autodocs'],
  parameters: { chromatic: { modes: docsModes } },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('img');
    await waitFor(() => expect(page).toHaveAttribute('data-state', 'drawn'), { timeout: 20_000 });
  },
});

const printed = (id: TakeHomeId, paper: Paper = 'letter') => ({
  file: files[takeHomeFile(id, paper)] ?? '',
  title: takeHome[id].title,
});

/** Grades K–2: coins in their real size. */
export const CoinsAndJars = meta.story({ args: printed('coins-and-jars') });

/** The same on A4: the parts to write and draw in fill the rest of the page. */
export const CoinsAndJarsA4 = meta.story({
  args: printed('coins-and-jars', 'a4'),
});

/** Grades 3–5: words to sort, and a budget to finish. */
export const MyFirstBudget = meta.story({ args: printed('my-first-budget') });

/** Grades 6–8: unit prices and sale signs. */
export const RealPrice = meta.story({ args: printed('real-price') });

/** Grades 9–10: a phone plan to add up. */
export const NameOnPaper = meta.story({ args: printed('name-on-paper') });

/** Grades 11–12: a pay stub to fill in. */
export const FirstPaycheck = meta.story({ args: printed('first-paycheck') });

/** Ages 18–24: cash for day one, and a lease to read. */
export const FirstLease = meta.story({ args: printed('first-lease') });

/** Ages 25 and over: assets and debts. */
export const OurMoney = meta.story({ args: printed('our-money') });

/** For parents: a question for each age. */
export const SupperQuestions = meta.story({ args: printed('supper-questions') });

/** For teachers: forty minutes, step by step. */
export const LessonPlan = meta.story({ args: printed('better-buy-lesson') });

/** The lesson's handout, with a slip to tear off. */
export const LessonHandout = meta.story({ args: printed('better-buy-handout') });

/** The lesson's answers. */
export const LessonKey = meta.story({ args: printed('better-buy-key') });

/** Agent Shield's checklist. */
export const ScamChecklist = meta.story({ args: printed('scam-checklist') });

/** Sixty words on one page. */
export const Glossary = meta.story({ args: printed('glossary') });
