/** The three mascots and their subjects (docs/product.md P1.4). */
export type GuideId = 'captain' | 'investor' | 'shield';

export interface Guide {
  id: GuideId;
  name: string;
  subject: string;
  /** What it does, in a sentence. */
  line: string;
}

export const guides = [
  {
    id: 'captain',
    name: 'Captain Cash',
    subject: 'Saving and budgeting.',
    line: 'Gives every dollar a port before it drifts.',
  },
  {
    id: 'investor',
    name: 'The Investor',
    subject: 'Growth and investing.',
    line: 'Plants early and waits.',
  },
  {
    id: 'shield',
    name: 'Agent Shield',
    subject: 'Debt and scams.',
    line: 'Reads the fine print so it can’t bite.',
  },
] as const satisfies readonly Guide[];
