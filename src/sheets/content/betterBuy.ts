import { perUnit, exact } from '../../domain/sums/format.ts';
import { unitPrice } from '../../domain/sums/prices.ts';
import {
  blanks,
  columns,
  cut,
  heading,
  lines,
  list,
  note,
  numbered,
  room,
  table,
} from '../blocks.ts';
import type { Sheet } from '../blocks.ts';
import { adaptations, goalsAndNeeds, lengthOf, period, scoring } from './lesson.ts';

/** Units in a pack, and its price in cents. */
type Pack = readonly [units: number, cents: number];

/** A product on two shelf tags. */
export interface Shelf {
  what: string;
  unit: string;
  small: Pack;
  large: Pack;
}

/** The shelf tags of the lesson, shared by its plan, handout and answer key. */
export const shelves = [
  { what: 'Peanut butter', unit: 'ounces', small: [16, 320], large: [40, 720] },
  { what: 'Milk', unit: 'cups', small: [8, 240], large: [16, 400] },
  { what: 'Tortillas', unit: 'pieces', small: [10, 250], large: [30, 840] },
  { what: 'Apples', unit: 'pounds', small: [1, 180], large: [5, 750] },
  { what: 'Crackers', unit: 'ounces', small: [8, 280], large: [20, 800] },
  { what: 'Dish soap', unit: 'ounces', small: [12, 300], large: [36, 720] },
] as const satisfies readonly Shelf[];
const warmUp: Shelf = { what: 'Cereal', unit: 'ounces', small: [12, 420], large: [20, 600] };
/** The last question. */
const exit: Shelf = { what: 'Pens', unit: 'pens', small: [4, 300], large: [10, 800] };

export const unitOf = ([units, cents]: Pack) => unitPrice(cents, units);
export const written = (pack: Pack) => perUnit(unitOf(pack));
export const tagOf = (shelf: Shelf, size: 'small' | 'large') => {
  const [units, cents] = shelf[size];
  return `${units} ${units === 1 ? shelf.unit.replace(/s$/u, '') : shelf.unit}, ${exact(cents)}`;
};
const bothTags = (shelf: Shelf) => `${tagOf(shelf, 'small')} or ${tagOf(shelf, 'large')}`;

/** Returns the pack with the lower unit price. */
export const betterOf = ({ small, large }: Shelf) =>
  unitOf(small) < unitOf(large) ? 'Small' : 'Large';
const gap = ({ small, large }: Shelf) =>
  perUnit(Math.abs(Math.round((unitOf(small) - unitOf(large)) * 10) / 10));

const [firstUnits, firstCents] = shelves[0].small;
const firstUnitPrice = written(shelves[0].small);
const surprises = shelves.filter((shelf) => betterOf(shelf) === 'Small').map(({ what }) => what);

/** The steps of the lesson; together they fill the period. */
export const minutes = { Hook: 5, Show: 7, Try: 3, 'Work in pairs': 12, Share: 8, 'Exit slip': 5 };
const steps = {
  Hook: `Write on the board: ${warmUp.what}, ${bothTags(warmUp)}. Ask for a show of hands: which one? Count the votes. Do not say who is right.`,
  Show: `Divide the price by the ounces. The small box is ${written(warmUp.small)} an ounce. The large box is ${written(warmUp.large)} an ounce. Name it: this is the unit price. Write it as a sentence the class can copy.`,
  Try: 'Do row 1 of the handout together. Ask one student to divide out loud. Ask another to check by going back: unit price times ounces.',
  'Work in pairs':
    'Pairs fill in rows 2 to 6. One divides, one checks, and they swap after each row. Walk around. Stop at row 3 and ask: did the big pack win?',
  Share:
    'Two pairs show how they worked out one row. Then task 2: who found a good reason to buy the pack with the higher unit price? List three reasons on the board.',
  'Exit slip': 'Each student answers task 3 alone, tears it off and hands it in at the door.',
};

export const betterBuyLesson: Sheet = {
  title: 'The better buy',
  eyebrow: `For teachers · Lesson plan · ${lengthOf(minutes)} minutes · Grades 5–7`,
  lead: 'Students find unit prices, and see that the big pack does not always win. Paper and a board are enough. No screens.',
  guide: 'investor',
  mood: 'idle',
  front: [
    goalsAndNeeds(
      [
        'work out what one ounce, one pound or one piece costs',
        'use it to choose between two packs',
        'give a reason when the cheaper unit is not the better buy',
      ],
      [
        'one handout for each student',
        'pencils and scrap paper',
        'a board, and the answer key for you',
        'if you like: two real packs of one food',
      ],
    ),
    ...period(minutes, steps),
    heading('Words for the board'),
    {
      kind: 'terms',
      items: [
        ['Unit', 'One of what you buy: one ounce, one pound, one piece.'],
        ['Unit price', 'What one unit costs.'],
        ['Better buy', 'What gives you more of what you need for your money.'],
      ],
    },
    note(
      'investor',
      'It fits what you teach',
      'Unit rates are part of Grade 6 math in the Common Core: 6.RP.A.2 and 6.RP.A.3.b. In Grade 5 it is dividing decimals: 5.NBT.B.7.',
    ),
  ],
  back: [
    ...adaptations({
      'is not sure how to divide':
        'tries rows 1 and 2 with a friend. In both, the number of units goes into the price evenly.',
      'needs a picture':
        'draws the pack as a row of boxes, one for each unit, and deals out the cents.',
      'is new to English': 'says: “One ___ costs ___.” Write the frame on the board.',
      'is done early':
        'makes a tag of their own, for a pack that looks cheap and is not. A neighbor checks it.',
      'cannot hold a pen well': 'tells a partner what to write, and circles the answer.',
    }),
    heading('What to listen for'),
    list('dot', [
      `“Bigger is cheaper.” Point to rows where the small pack wins: ${surprises.join(' and ').toLowerCase()}.`,
      'Ounces divided by price. Ask: is your answer money or ounces?',
      `“${written(warmUp.large)} is only a little less, so who cares?” Ask how many boxes the family eats in a year.`,
    ]),
    heading('Check that it worked'),
    `The exit slip asks about ${exit.what.toLowerCase()}: ${bothTags(exit)}. A full answer has both unit prices, names the ${betterOf(exit).toLowerCase()} pack, and gives a reason in a sentence.`,
    heading('One thing to try at home'),
    'Find one shelf label or receipt with two sizes of the same thing. Work out both unit prices. Bring the numbers, not the food.',
    lines('How did it go? A note to yourself for next time:', 3),
  ],
};

export const betterBuyHandout: Sheet = {
  title: 'The better buy',
  eyebrow: 'Lesson handout · Grades 5–7',
  lead: 'Unit price = price ÷ how many. It tells you what one costs.',
  guide: 'captain',
  mood: 'think',
  named: true,
  front: [
    heading('Find both unit prices. Circle the better buy.', 1),
    table(
      ['What', 'Small pack', 'One costs', 'Large pack', 'One costs'],
      { widths: [1.35, 1.3, 0.9, 1.3, 0.9] },
      numbered(
        shelves.map((shelf) => [shelf.what, tagOf(shelf, 'small'), '', tagOf(shelf, 'large')]),
      ),
    ),
    room('Room to work it out. Use the back if you need more.', 44),
    heading('When is the cheap one not the better buy?', 2),
    lines('Choose a row. Give a reason to buy the pack with the higher unit price.', 2),
    cut,
    heading('Exit slip: tear off and hand in', 3),
    `${exit.what}: ${bothTags(exit)}. Which is the better buy? Show both unit prices and say why.`,
    blanks('Small: one costs', 'Large: one costs', 'Name'),
    lines('The better buy, and why:', 1),
  ],
};

export const betterBuyKey: Sheet = {
  title: 'The better buy: answers',
  eyebrow: 'For teachers · Lesson answer key',
  lead: 'Unit prices are to the tenth of a cent, as stores print them. Take any answer that rounds to the same cent.',
  guide: 'investor',
  mood: 'cheer',
  front: [
    heading('Unit prices', 1),
    table(
      ['What', 'Small: one costs', 'Large: one costs', 'Better buy', 'By'],
      { widths: [1.5, 1.2, 1.2, 1, 0.7], figures: [1, 2, 4] },
      numbered(
        shelves.map((shelf) => [
          shelf.what,
          written(shelf.small),
          written(shelf.large),
          betterOf(shelf),
          gap(shelf),
        ]),
      ),
    ),
    heading('How one row goes'),
    `Row 1, small: ${tagOf(shelves[0], 'small')}. ${firstCents} cents ÷ ${firstUnits} ounces = ${firstUnitPrice} an ounce. To check, go back: ${firstUnits} × ${firstUnitPrice} = ${firstCents} cents.`,
    columns(
      [
        heading('Good reasons to pay more', 2),
        list('dot', [
          'The large pack would go bad first.',
          'We do not have that much money today.',
          'There is no room for it, or it is too heavy to carry.',
          'We only need a little, or want to try it first.',
        ]),
        'Take any reason about need, time, space or cash. “I like it more” is a want. Ask what it is worth to them in cents.',
      ],
      [
        heading('Exit slip', 3),
        table(
          [exit.what, 'One costs'],
          { widths: [2, 1], figures: [1] },
          (['small', 'large'] as const).map((size) => [tagOf(exit, size), written(exit[size])]),
        ),
        `The ${betterOf(exit).toLowerCase()} pack costs less for one pen, by ${gap(exit)}.`,
      ],
    ),
    scoring([
      'both unit prices, the right pack, and a reason',
      'both unit prices, but a mistake in one, or no reason',
      'a pack chosen with some division',
      'a pack chosen by its size alone: go over row 3 with this student',
    ]),
  ],
};
