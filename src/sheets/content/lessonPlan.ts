import { betterOf, exit, shelves, tagOf, warmUp, written } from './betterBuy.ts';
import { sum } from '../../domain/sums/prices.ts';
import { columns, heading, lines, list, note, table, text, type Sheet } from '../blocks.ts';

/** The steps of the lesson; their minutes add up to the period. */
export const steps = [
  {
    minutes: 5,
    title: 'Hook',
    text: `Write on the board: ${warmUp.what}, ${tagOf(warmUp.small, warmUp.unit)} or ${tagOf(warmUp.large, warmUp.unit)}. Ask for a show of hands: which one? Count the votes. Do not say who is right.`,
  },
  {
    minutes: 7,
    title: 'Show',
    text: `Divide the price by the ounces. The small box is ${written(warmUp.small)} an ounce. The large box is ${written(warmUp.large)} an ounce. Name it: this is the unit price. Write it as a sentence the class can copy.`,
  },
  {
    minutes: 3,
    title: 'Try',
    text: 'Do row 1 of the handout together. Ask one student to divide out loud. Ask another to check by going back: unit price times ounces.',
  },
  {
    minutes: 12,
    title: 'Work in pairs',
    text: 'Pairs fill in rows 2 to 6. One divides, one checks, and they swap after each row. Walk around. Stop at row 3 and ask: did the big pack win?',
  },
  {
    minutes: 8,
    title: 'Share',
    text: 'Two pairs show how they worked out one row. Then task 2: who found a good reason to buy the pack with the higher unit price? List three reasons on the board.',
  },
  {
    minutes: 5,
    title: 'Exit slip',
    text: 'Each student answers task 3 alone, tears it off and hands it in at the door.',
  },
] as const;

const surprises = shelves.filter((shelf) => betterOf(shelf) === 'Small').map(({ what }) => what);

export const lessonPlan: Sheet = {
  title: 'The better buy',
  eyebrow: `For teachers · Lesson plan · ${sum(steps.map(({ minutes }) => minutes))} minutes · Grades 5–7`,
  lead: 'Students find unit prices, and see that the big pack does not always win. Paper and a board are enough. No screens.',
  guide: 'investor',
  mood: 'idle',
  size: 'normal',
  pages: [
    [
      columns(
        [
          heading('By the end, students can'),
          list('dot', [
            'work out what one ounce, one pound or one piece costs',
            'use it to choose between two packs',
            'give a reason when the cheaper unit is not the better buy',
          ]),
        ],
        [
          heading('You need'),
          list('box', [
            'one handout for each student',
            'pencils and scrap paper',
            'a board, and the answer key for you',
            'if you like: two real packs of one food',
          ]),
        ],
      ),
      heading('The period, minute by minute'),
      table(
        ['Minutes', 'Step', 'What you do'],
        [0.55, 0.9, 4],
        steps.map(({ minutes, title, text }, index) => {
          const start = sum(steps.slice(0, index).map((step) => step.minutes));
          return [`${start}–${start + minutes}`, title, text];
        }),
      ),
      heading('Words for the board'),
      {
        kind: 'terms',
        items: [
          { term: 'Unit', meaning: 'One of what you buy: one ounce, one pound, one piece.' },
          { term: 'Unit price', meaning: 'What one unit costs.' },
          { term: 'Better buy', meaning: 'What gives you more of what you need for your money.' },
        ],
      },
      note(
        'investor',
        'It fits what you teach',
        'Unit rates are part of Grade 6 math in the Common Core: 6.RP.A.2 and 6.RP.A.3.b. In Grade 5 it is dividing decimals: 5.NBT.B.7.',
      ),
    ],
    [
      heading('Make it fit each student'),
      table(
        ['If a student', 'Then'],
        [1.2, 3],
        [
          [
            'is not sure how to divide',
            'tries rows 1 and 2 with a friend. In both, the number of units goes into the price evenly.',
          ],
          [
            'needs a picture',
            'draws the pack as a row of boxes, one for each unit, and deals out the cents.',
          ],
          ['is new to English', 'says: “One ___ costs ___.” Write the frame on the board.'],
          [
            'is done early',
            'makes a tag of their own, for a pack that looks cheap and is not. A neighbor checks it.',
          ],
          ['cannot hold a pen well', 'tells a partner what to write, and circles the answer.'],
        ],
      ),
      heading('What to listen for'),
      list('dot', [
        '“Bigger is cheaper.” Point to rows where the small pack wins: ' +
          `${surprises.join(' and ').toLowerCase()}.`,
        'Ounces divided by price. Ask: is your answer money or ounces?',
        `“${written(warmUp.large)} is only a little less, so who cares?” Ask how many boxes the family eats in a year.`,
      ]),
      heading('Check that it worked'),
      text(
        `The exit slip asks about ${exit.what.toLowerCase()}: ${tagOf(exit.small, exit.unit)} or ${tagOf(exit.large, exit.unit)}. A full answer has both unit prices, names the ${betterOf(exit).toLowerCase()} pack, and gives a reason in a sentence.`,
      ),
      heading('One thing to try at home'),
      text(
        'Find one shelf label or receipt with two sizes of the same thing. Work out both unit prices. Bring the numbers, not the food.',
      ),
      lines('How did it go? A note to yourself for next time:', 3),
    ],
  ],
};
