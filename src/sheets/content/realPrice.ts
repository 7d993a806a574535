import { afterDiscount, discount } from '../../domain/sums/prices.ts';
import { hourlyWorth } from '../../domain/sums/pay.ts';
import { dollars, exact } from '../../domain/sums/format.ts';
import { columns, heading, lines, list, room, table } from '../blocks.ts';
import { activitySheet, talk } from './activity.ts';
import { betterOf, tagOf, written, type Shelf } from './betterBuy.ts';

const shelves: readonly Shelf[] = [
  { what: 'Cereal', unit: 'ounces', small: [12, 360], large: [20, 560] },
  { what: 'Juice boxes', unit: 'boxes', small: [6, 450], large: [10, 800] },
  { what: 'Rice', unit: 'pounds', small: [2, 310], large: [5, 725] },
  { what: 'Batteries', unit: 'pieces', small: [4, 500], large: [12, 1560] },
];
const better = shelves
  .map((shelf) => {
    const [small, large] = [written(shelf.small), written(shelf.large)];
    return `${shelf.what}: ${small} or ${large}, so the ${betterOf(shelf).toLowerCase()} pack`;
  })
  .join('. ');

/** Sneakers: a discount compared with a second pair at half price. */
const sneakers = { price: 4500, percent: 20 };
const pair = 4000;
const secondHalf = discount(pair, 50);
const gamePass = 499;
const WEEKS_A_YEAR = 52;
const lawn = { paid: 1800, gas: 300, hours: 1.5 };

export const realPrice = activitySheet({
  title: 'What does it really cost?',
  lead: 'Price tags can trick you. So can games. Work it out before you pay.',
  guide: 'shield',
  mood: 'think',
  band: '6-8',
  front: [
    heading('Big box or small box?', 1),
    'The unit price is the cost of one ounce, one pound or one piece. Divide the price by how many there are. Then circle the better buy.',
    table(
      ['What', 'Small pack', 'One costs', 'Large pack', 'One costs'],
      { widths: [1.1, 1.4, 0.9, 1.4, 0.9] },
      shelves.map((shelf) => [shelf.what, tagOf(shelf, 'small'), '', tagOf(shelf, 'large')]),
    ),
    lines('When would you buy the pack with the higher unit price?', 2),
    heading('Read the sale sign', 2),
    columns(
      room(
        `Sneakers cost ${dollars(sneakers.price)}. The sign says “${sneakers.percent}% off.” What do you pay?`,
        70,
      ),
      room(
        `Another pair costs ${dollars(pair)}. The sign says “Second pair half off.” What is each pair if you buy two?`,
        70,
      ),
    ),
    lines('You need one pair. Which sign is better for you, and why?', 2),
  ],
  back: [
    heading('Take the ad apart', 3),
    'We made this ad up. It uses five tricks. Circle each one. Write its number from the list next to it.',
    columns(
      {
        kind: 'ad',
        badge: 'Ends in 04:59',
        title: 'Gold Pass',
        lines: ['Only 2 left', '9,000 gems a week', `Was $19.99. Now just ${exact(gamePass)}`],
        button: 'Your friends have it. Get it now',
        print: 'Renews each week until you cancel.',
      },
      [
        list('number', [
          'A clock to rush you',
          'Few left, so you grab it',
          'Play money that hides real cost',
          'A high old price next to the new one',
          'Fine print that keeps charging',
        ]),
        room(`You forget to cancel. What do ${WEEKS_A_YEAR} weeks at ${exact(gamePass)} cost?`, 48),
      ],
    ),
    lines('There is a sixth trick on the button. What is it?', 1),
    heading('What is your hour worth?', 4),
    `You mow a lawn for ${dollars(lawn.paid)}. Gas costs ${dollars(lawn.gas)}. It takes an hour and a half.`,
    columns(
      room('What do you make in one hour, after gas?', 56),
      room('How many hours of mowing pay for the sneakers?', 56),
    ),
  ],
  answers: {
    '1. Big box or small box?': `${better}.`,
    '2. The sale sign': `${dollars(afterDiscount(sneakers.price, sneakers.percent))} with ${sneakers.percent}% off. Two pairs cost ${dollars(pair + secondHalf)}, or ${dollars((pair + secondHalf) / 2)} each. If you need one pair, the first sign is better.`,
    '3. The ad': `${exact(gamePass * WEEKS_A_YEAR)} a year. Sixth trick: you should not be left out.`,
    '4. Your hour': `${dollars(hourlyWorth(lawn.paid, lawn.gas, lawn.hours))} an hour, so ${Math.ceil((afterDiscount(sneakers.price, sneakers.percent) / hourlyWorth(lawn.paid, lawn.gas, lawn.hours)) * 10) / 10} hours on sale.`,
  },
  next: talk('A price to look up this week, and what I found:', [
    'Which trick works best on you? How could you slow it down?',
    'When did you last pay more than you planned? What for?',
    'What would you tell a friend who wants the Gold Pass?',
  ]),
});
