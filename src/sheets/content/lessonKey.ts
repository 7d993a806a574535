import { betterOf, exit, shelves, tagOf, unitOf, written } from './betterBuy.ts';
import { perUnit } from '../../domain/sums/format.ts';
import { columns, heading, list, table, text, type Sheet } from '../blocks.ts';

const gap = (small: readonly [number, number], large: readonly [number, number]) =>
  perUnit(Math.abs(Math.round((unitOf(small) - unitOf(large)) * 10) / 10));

export const lessonKey: Sheet = {
  title: 'The better buy: answers',
  eyebrow: 'For teachers · Lesson answer key',
  lead: 'Unit prices are to the tenth of a cent, as stores print them. Take any answer that rounds to the same cent.',
  guide: 'investor',
  mood: 'cheer',
  size: 'normal',
  pages: [
    [
      heading('Unit prices', 1),
      table(
        ['What', 'Small: one costs', 'Large: one costs', 'Better buy', 'By'],
        [1.5, 1.2, 1.2, 1, 0.7],
        [...shelves].map((shelf, index) => [
          `${index + 1}. ${shelf.what}`,
          written(shelf.small),
          written(shelf.large),
          betterOf(shelf),
          gap(shelf.small, shelf.large),
        ]),
        { figures: [1, 2, 4] },
      ),
      heading('How one row goes'),
      text(
        `Row 1, small: ${tagOf(shelves[0].small, shelves[0].unit)}. ${shelves[0].small[1]} cents ÷ ${shelves[0].small[0]} ounces = ${written(shelves[0].small)} an ounce. To check, go back: ${shelves[0].small[0]} × ${written(shelves[0].small)} = ${shelves[0].small[1]} cents.`,
      ),
      columns(
        [
          heading('Good reasons to pay more', 2),
          list('dot', [
            'The large pack would go bad first.',
            'We do not have that much money today.',
            'There is no room for it, or it is too heavy to carry.',
            'We only need a little, or want to try it first.',
          ]),
          text(
            'Take any reason about need, time, space or cash. “I like it more” is a want. Ask what it is worth to them in cents.',
          ),
        ],
        [
          heading('Exit slip', 3),
          table(
            [exit.what, 'One costs'],
            [2, 1],
            [
              [tagOf(exit.small, exit.unit), written(exit.small)],
              [tagOf(exit.large, exit.unit), written(exit.large)],
            ],
            { figures: [1] },
          ),
          text(
            `The ${betterOf(exit).toLowerCase()} pack costs less for one pen, by ${gap(exit.small, exit.large)}.`,
          ),
        ],
      ),
      table(
        ['Points', 'The slip shows'],
        [0.6, 4],
        [
          ['3', 'both unit prices, the right pack, and a reason'],
          ['2', 'both unit prices, but a mistake in one, or no reason'],
          ['1', 'a pack chosen with some division'],
          ['0', 'a pack chosen by its size alone: go over row 3 with this student'],
        ],
      ),
    ],
  ],
};
