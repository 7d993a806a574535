import { fractionOff, type Fraction } from '../../domain/sums/prices.ts';
import { dollars } from '../../domain/sums/format.ts';
import { lessonSheet } from './lesson.ts';
import { blanks, cut, heading, lines, numbered, room, table } from '../blocks.ts';

interface Tag {
  what: string;
  cents: number;
  off: Fraction;
}

/** The tags of the handout; each divides evenly into whole dollars. */
const tags: readonly Tag[] = [
  { what: 'Lunch box', cents: 1500, off: [1, 3] },
  { what: 'Backpack', cents: 3600, off: [1, 4] },
  { what: 'Game', cents: 3000, off: [2, 3] },
  { what: 'Sweater', cents: 4000, off: [2, 5] },
  { what: 'Ball', cents: 2000, off: [3, 10] },
  { what: 'Headphones', cents: 4800, off: [1, 6] },
];
const shown: Tag = { what: 'Jacket', cents: 4000, off: [1, 4] };
const hat = { cents: 2400, off: [1, 3] as Fraction, dollarsOff: 700 };
const coat = 4000;
/** The last question: a fraction off, or dollars off. */
const scarf = { cents: 2800, off: [1, 4] as Fraction, dollarsOff: 600 };

const fraction = ([top, bottom]: Fraction) => `${top}/${bottom}`;
const saved = ({ cents, off }: Omit<Tag, 'what'>) => fractionOff(cents, off);
const paid = (tag: Omit<Tag, 'what'>) => tag.cents - saved(tag);
const half = coat / 2;

export const fractionOffLesson = lessonSheet({
  title: 'A fraction off',
  grades: 'Grades 4–6',
  lead: 'A sale sign is a fraction of a price. Students find what comes off, and what is left to pay. Pennies, paper and a board.',
  guide: 'captain',
  mood: 'think',
  goals: [
    'find a fraction of a price with coins, then by dividing',
    'say what comes off, and what is left to pay',
    'choose between two signs and show why',
  ],
  material: '12 pennies for each pair, or 12 paper circles',
  minutes: { Hook: 5, Show: 8, Try: 3, 'Work in pairs': 12, Share: 7, 'Exit slip': 5 },
  steps: {
    Hook: `Pairs lay out 12 pennies: the price of a pencil. The sign says “1/4 off.” Make four equal piles. Push one away. What do you pay? (${fractionOff(12, [3, 4])}¢)`,
    Show: `On the board: ${shown.what}, ${dollars(shown.cents)}, ${fraction(shown.off)} off. Divide by the bottom number: ${dollars(shown.cents / shown.off[1])} is one pile. Take as many piles as the top number says. ${dollars(saved(shown))} comes off, ${dollars(paid(shown))} is left. Ask: what if it says 3/4 off?`,
    Try: 'Do row 1 together. Ask one student for one pile, another for what is left.',
    'Work in pairs':
      'Pairs do rows 2 to 6. One divides, one checks by adding: what comes off plus what is left makes the price. They swap after each row.',
    Share:
      'Tasks 2 and 3 with a show of hands first. Let two students prove it on the board. Half off twice is not free: the second half is half of less.',
    'Exit slip': 'Each student answers task 4 alone and hands it in.',
  },
  fit: {
    'is not sure how to divide': 'deals out pennies, one for each dollar, into equal piles.',
    'needs a picture': 'draws a bar, cuts it into equal parts and shades what comes off.',
    'is new to English': 'says: “___ comes off. ___ is left.” Write the frame on the board.',
    'is done early': 'writes a sign that sounds good and is not. A neighbor checks it.',
  },
  home: 'Find one sale sign or ad. Write the price, what comes off, and what is left to pay.',
  standards:
    'A fraction of a whole number is Grades 4 and 5 in the Common Core: 4.NF.B.4 and 5.NF.B.6. In Grade 6, write each fraction as a percent too: 6.RP.A.3.c.',
  handout: [
    heading('What comes off? What is left to pay?', 1),
    table(
      ['What', 'Price', 'Sign', 'Comes off', 'Left to pay'],
      { widths: [1.5, 0.8, 0.9, 1, 1] },
      numbered(tags.map(({ what, cents, off }) => [what, dollars(cents), `${fraction(off)} off`])),
    ),
    heading('Two signs for one hat', 2),
    room(
      `The hat costs ${dollars(hat.cents)}. One store takes ${fraction(hat.off)} off. The other takes ${dollars(hat.dollarsOff)} off. Where do you pay less?`,
      56,
    ),
    heading('Half off, and half off again', 3),
    room(
      `A coat costs ${dollars(coat)}. It is half off. At the register you get half off again. Is it free?`,
      56,
    ),
    cut,
    heading('Exit slip: tear off and hand in', 4),
    `A scarf costs ${dollars(scarf.cents)}. Sign A: ${fraction(scarf.off)} off. Sign B: ${dollars(scarf.dollarsOff)} off. Which is better? Show both.`,
    blanks('A: I pay $', 'B: I pay $', 'Name'),
    lines('The better sign, and why:', 1),
  ],
  key: table(
    ['Row', 'One part', 'Comes off', 'Left to pay'],
    { widths: [1.4, 1.6, 1, 1], figures: [2, 3] },
    numbered(
      tags.map((tag) => [
        tag.what,
        `${dollars(tag.cents)} ÷ ${tag.off[1]} = ${dollars(tag.cents / tag.off[1])}`,
        dollars(saved(tag)),
        dollars(paid(tag)),
      ]),
    ),
  ),
  answers: {
    '2. One hat': `${fraction(hat.off)} of ${dollars(hat.cents)} is ${dollars(saved(hat))}, so you pay ${dollars(paid(hat))}. With ${dollars(hat.dollarsOff)} off you pay ${dollars(hat.cents - hat.dollarsOff)}. The fraction is better by ${dollars(saved(hat) - hat.dollarsOff)}.`,
    '3. Half and half': `No. Half of ${dollars(coat)} is ${dollars(half)}. Half of ${dollars(half)} is ${dollars(half / 2)}. You pay ${dollars(half / 2)}: 3/4 came off in all.`,
    '4. Exit slip': `A: ${dollars(paid(scarf))}. B: ${dollars(scarf.cents - scarf.dollarsOff)}. Sign A is better by ${dollars(saved(scarf) - scarf.dollarsOff)}.`,
  },
  scores: [
    'both prices to pay, the right sign, and a reason',
    'both prices, but a mistake in one, or no reason',
    'what comes off, not what is left',
    'a sign chosen by its bigger number: lay out pennies with this student',
  ],
  listen: [
    '“1/6 is more than 1/4.” Make both piles with 12 pennies.',
    'The answer is what comes off. Ask: is that what you hand to the cashier?',
  ],
  tip: [
    'As a percent',
    '1/2 is 50%, 1/4 is 25%, 1/5 is 20%, 3/10 is 30%. A third is a little over 33%.',
  ],
});
