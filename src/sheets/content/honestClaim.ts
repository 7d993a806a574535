import { percentOf } from '../../domain/sums/prices.ts';
import { dollars, exact } from '../../domain/sums/format.ts';
import { lessonSheet } from './lesson.ts';
import { blanks, columns, cut, heading, lines, list, table } from '../blocks.ts';

/** The prices in the invented ad. */
const bottle = { before: 1800, now: 1200, shipping: 695 };
const saved = bottle.before - bottle.now;
const total = bottle.now + bottle.shipping;

export const honestClaimLesson = lessonSheet({
  title: 'The honest ad',
  grades: 'Grades 4–6',
  lead: 'An ad is writing that wants something. Students take one apart, check its math, and write one that persuades and is true. Paper and a board.',
  guide: 'shield',
  mood: 'think',
  goals: [
    'name five tricks that ads use',
    'check a claim with numbers',
    'write to persuade with reasons that are true',
  ],
  material: 'pencils in two colors',
  minutes: { Hook: 5, Show: 6, 'Work in pairs': 9, Write: 12, Share: 5, 'Exit slip': 3 },
  steps: {
    Hook: 'Write on the board: “Everybody loves our school lunch.” Ask: who is everybody? How would you check? List the answers. That is what the class will do with an ad.',
    Show: 'Read the ad on page 2 out loud, in the voice of an ad. Then read the list of tricks, plainly. Find the first trick together and mark it.',
    'Work in pairs':
      'Pairs find the other four and do the math of task 2. One reads, one marks. Then they swap.',
    Write:
      'Each student writes an honest ad for something they own: one thing that is good about it, with a reason, one thing that is not, and the price with all costs.',
    Share:
      'Three students read theirs. The class says: would you still want it? What made you believe it?',
    'Exit slip': 'Each student answers task 4 and hands it in.',
  },
  fit: {
    'finds reading hard': 'hears the ad from a partner and points at the tricks.',
    'does not know how to start':
      'says: “It is good for ___, because ___. It is not good for ___.”',
    'is new to English': 'draws the ad, and labels what is good, what is not, and the price.',
    'is done early': 'rewrites the Glow Bottle ad so that every word is true.',
  },
  home: 'Find one ad at home. Circle one trick. Tell someone how you would check it.',
  standards:
    'Opinion with reasons is W.4.1 and W.5.1 in the Common Core, argument with evidence W.6.1. Checking the claims of a text is RI.5.8 and RI.6.8.',
  handout: [
    heading('Find five tricks', 1),
    'We made this ad up. Write the number of each trick next to its place.',
    columns(
      {
        kind: 'ad',
        badge: 'Today only',
        title: 'Glow Bottle',
        lines: [
          'All the cool kids have one',
          'Made with super aqua power',
          `Half off: was ${dollars(bottle.before)}, now ${dollars(bottle.now)}`,
        ],
        button: 'Get it now',
        print: `Plus ${exact(bottle.shipping)} shipping.`,
      },
      list('number', [
        'Hurry: no time to think',
        'Crowd: you will be left out',
        'Fog: words that mean nothing you can check',
        'Wrong math: the numbers do not say it',
        'Small print: a cost that hides',
      ]),
    ),
    heading('Check the math', 2),
    blanks('Half of the old price: $', 'With shipping I pay: $'),
    lines('Is it half off? What is the price compared with before?', 1),
    heading('Write an honest ad for something you own', 3),
    lines('What it is, what is good about it and why, what is not, and the full price:', 4),
    cut,
    heading('Exit slip: tear off and hand in', 4),
    lines(
      'An ad says: “Nine out of ten kids choose Zap.” Which trick is it? What would you ask?',
      1,
    ),
    blanks('Name'),
  ],
  key: table(['In the ad', 'Trick', 'How to check'], { widths: [1.3, 1, 2.4] }, [
    ['Today only', '1. Hurry', 'Come back tomorrow and look.'],
    ['All the cool kids have one', '2. Crowd', 'Count. Ask three people.'],
    ['Super aqua power', '3. Fog', 'Ask: what does it do? If there is no answer, it is fog.'],
    [
      'Half off',
      '4. Wrong math',
      `${dollars(saved)} off ${dollars(bottle.before)} is ${percentOf(saved, bottle.before)}%, a third. Half would be ${dollars(bottle.before / 2)}.`,
    ],
    [
      `Plus ${exact(bottle.shipping)} shipping`,
      '5. Small print',
      `${dollars(bottle.now)} + ${exact(bottle.shipping)} = ${exact(total)}.`,
    ],
  ]),
  answers: {
    '2. The math': `Half of ${dollars(bottle.before)} is ${dollars(bottle.before / 2)}, so it is not half off. With shipping you pay ${exact(total)}: ${exact(total - bottle.before)} more than the old price.`,
    '3. The ad':
      'It has something good with a reason, something that is not good, and a price with all costs. If it still makes you want it, it persuades.',
    '4. Exit slip':
      'Crowd, or fog. Good questions: which kids? Who asked them? What was the other choice?',
  },
  scores: [
    'a trick with its name, and a question that would check it',
    'a trick, and a question that would not check it',
    'a feeling about the ad, without a trick',
    'belief: read the line again with this student and ask who counted',
  ],
  listen: [
    '“All ads lie.” An ad may be true. Ask which line of theirs is.',
    '“It is only a few dollars.” Ask for the price with everything, before you say only.',
  ],
  tip: [
    'No brands',
    'Let students choose things, not makers. Then nobody has to defend what is in their bag.',
  ],
});
