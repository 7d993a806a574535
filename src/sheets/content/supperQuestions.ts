import { timesToSave } from '../../domain/sums/saving.ts';
import { payOff } from '../../domain/sums/loans.ts';
import { dollars, duration, rate } from '../../domain/sums/format.ts';
import { note, type Sheet } from '../blocks.ts';

const bike = { price: 12_000, each: 800 };
const card = { owed: 50_000, basisPoints: 2400, payment: 2000 };

/** A question for each age from 5 to 18, with two ways the answer may go. */
const questions = {
  'Where does the money in my wallet come from?': [
    '“From the machine.” Say what work you did this week to put it there.',
    '“From work.” Ask: what work would you like to be paid for?',
  ],
  'Would you like one cookie now or two after supper?': [
    '“Now.” Fine. After supper ask how it feels. No lecture.',
    '“Two.” Ask what made the wait easier.',
  ],
  'You have three jars: spend, save, give. A dollar comes. Where does it go?': [
    '“All in spend.” Ask what will be in the save jar on your birthday.',
    '“Some in each.” Ask who the give jar is for.',
  ],
  'What did we buy this week that we could have done without?': [
    'They name your coffee. Take it well, then name one of your own.',
    '“Nothing.” Look at the last receipt together and pick one line each.',
  ],
  [`A bike costs ${dollars(bike.price)}. You save ${dollars(bike.each)} a week. How long until you ride it?`]:
    [
      `“${timesToSave(bike.price, bike.each)} weeks.” Right. Ask what could make it sooner.`,
      '“Too long.” Count it on the calendar, and ask what smaller thing would do.',
    ],
  'Why do they put candy right next to the register?': [
    '“So people see it.” Ask where else a store does that.',
    '“I don’t know.” Watch your hands next time you wait in line.',
  ],
  'If a game is free, who pays for it?': [
    '“Nobody.” Look for the store inside the game and read one price out loud.',
    '“People who buy coins.” Ask why coins and not dollars.',
  ],
  'What is an hour of your time worth?': [
    'A high number. Ask who would pay it, and for what.',
    '“Nothing.” Think of a job a neighbor would pay for this week.',
  ],
  'A friend wants to borrow twenty dollars. What do you say?': [
    '“Yes.” Ask: would the friendship be fine if it never came back?',
    '“No.” Practice a kind way to say so.',
  ],
  'Someone you met online offers you easy money. What do they want?': [
    '“To help me.” Ask what they would need from you: a code, a card, a secret?',
    '“My data.” Agree on who in the family to tell, with no blame.',
  ],
  'What do you think our home costs each month?': [
    'They guess low. Show one real bill.',
    'They guess high. Ask what they counted. It may be more than you did.',
  ],
  'Your first paycheck is smaller than you figured. Where did the rest go?': [
    '“They cheated me.” Read a pay stub together, line by line.',
    '“Taxes.” Ask what taxes paid for on the way to school today.',
  ],
  'Two colleges say yes. One costs less, one is the dream. How do we choose?': [
    '“The dream.” Write down what you would owe each month after it.',
    '“The cheap one.” Ask what would be missing there, and if it matters.',
  ],
  [`You owe ${dollars(card.owed)} on a card and pay ${dollars(card.payment)} a month. When are you free?`]:
    [
      `A short guess. At ${rate(card.basisPoints)} a year it takes ${duration(payOff(card.owed, card.basisPoints, card.payment).months)}.`,
      '“I would pay it off at once.” Good. Ask where that money comes from.',
    ],
};
const talks = Object.entries(questions).map(([question, answers], index) => ({
  age: 5 + index,
  question,
  answers,
}));

export const supperQuestions: Sheet = {
  title: 'One question for supper',
  eyebrow: 'For parents · Ages 5 to 18',
  lead: 'One question for each age, and two ways the answer may go. Ask once. Then listen. You do not need to know the answer.',
  guide: 'captain',
  mood: 'think',
  size: 'large',
  front: [{ kind: 'talks', items: talks.slice(0, 7) }],
  back: [
    { kind: 'talks', items: talks.slice(7) },
    note(
      'captain',
      'If it goes quiet',
      'Answer it yourself first, and tell about a time you got it wrong.',
    ),
  ],
};
