import type { PageText } from './pageText.ts';

export const volunteerPage = {
  heading: 'Volunteer',
  statement: 'Somebody needs what you know.',
  description: 'Four ways to share what you know about money, from two hours a month.',
} as const satisfies PageText;

/** A volunteer role (docs/product.md P5.4); `commitment` word for word as in P4.12. */
export interface VolunteerRole {
  id: string;
  title: string;
  commitment: string;
  description: string;
  requirements: readonly [string, string, string];
}

export const volunteerRoles = [
  {
    id: 'guest-instructor',
    title: 'Guest Instructor',
    commitment: '2-4 hours/month',
    description:
      'You do something with money for a living: fix credit reports, price houses, run a bakery. Teach one evening of it to fifteen people, with our lesson plan or yours.',
    requirements: [
      'Three years of work in what you teach',
      'One practice lesson with our staff',
      'A background check, which we pay for',
    ],
  },
  {
    id: 'mentor',
    title: 'Mentor',
    commitment: '1-2 hours/week',
    description:
      'Meet the same learner every week for six months, at our place or by video. You look at their real budget together and ask the next question.',
    requirements: [
      'Twenty-one or older',
      'The same hour free each week',
      'Two references and a background check',
    ],
  },
  {
    id: 'event-assistant',
    title: 'Event Assistant',
    commitment: 'flexible',
    description:
      'Set up tables, greet families at the door, hand out play money and count it back in. Say yes to the dates that work for you.',
    requirements: [
      'Sixteen or older',
      'A half-hour briefing before your first event',
      'Happy to stand for two hours',
    ],
  },
  {
    id: 'career-advisor',
    title: 'Career Advisor',
    commitment: '3-5 hours/month',
    description:
      'Read résumés, practice interviews, and explain what a pay stub, a retirement plan and a raise are worth. Most learners are 16 to 24.',
    requirements: [
      'You have hired people, or been hired a few times',
      'Able to meet by video in the evening',
      'A background check, which we pay for',
    ],
  },
] as const satisfies readonly VolunteerRole[];

export const volunteerBenefits = [
  'Training before you start, and somebody to call after',
  'Lesson plans, slides and play money, ready to use',
  'Bus fare and parking paid back within a week',
  'A letter for your employer or your college, with your hours',
  'A seat in any course, for you and one other person',
  'Dinner together twice a year, and no speeches',
] as const;

export const volunteerVoices = [
  {
    name: 'Harold B.',
    position: 'Guest Instructor, four years',
    portrait: 'beard',
    words:
      'I have been an auditor for thirty years. Nobody had ever asked me what one is until a ten-year-old did.',
  },
  {
    name: 'Simone A.',
    position: 'Mentor, second year',
    portrait: 'long',
    words:
      'We spent the first month only writing down what she bought. In the second month she stopped needing me for that.',
  },
  {
    name: 'Teo R.',
    position: 'Event Assistant, twelfth grade',
    portrait: 'cap',
    words:
      'I came for the service hours. I stayed because the market kids argue about profit like grown-ups.',
  },
] as const;
