import { exit, shelves, tagOf } from './betterBuy.ts';
import { blanks, cut, heading, lines, room, table, text, type Sheet } from '../blocks.ts';

export const lessonHandout: Sheet = {
  title: 'The better buy',
  eyebrow: 'Lesson handout · Grades 5–7',
  lead: 'Unit price = price ÷ how many. It tells you what one costs.',
  guide: 'captain',
  mood: 'think',
  size: 'normal',
  named: true,
  pages: [
    [
      heading('Find both unit prices. Circle the better buy.', 1),
      table(
        ['What', 'Small pack', 'One costs', 'Large pack', 'One costs'],
        [1.35, 1.3, 0.9, 1.3, 0.9],
        shelves.map(({ what, unit, small, large }, index) => [
          `${index + 1}. ${what}`,
          tagOf(small, unit),
          '',
          tagOf(large, unit),
          '',
        ]),
        { room: 'writing' },
      ),
      room('Room to work it out. Use the back if you need more.', 44),
      heading('When is the cheap one not the better buy?', 2),
      lines('Choose a row. Give a reason to buy the pack with the higher unit price.', 2),
      cut,
      heading('Exit slip: tear off and hand in', 3),
      text(
        `${exit.what}: ${tagOf(exit.small, exit.unit)} or ${tagOf(exit.large, exit.unit)}. Which is the better buy? Show both unit prices and say why.`,
      ),
      blanks('Small: one costs', 'Large: one costs', 'Name'),
      lines('The better buy, and why:', 1),
    ],
  ],
};
