import type { PageText } from './pageText.ts';
import { storedCount, storedPoints } from './storedOnDevice.ts';

export const privacyPage = {
  heading: 'Privacy policy',
  description: 'What we know about you, why we keep it, and how to have it removed.',
} as const satisfies PageText;

export const termsPage = {
  heading: 'Terms of service',
  description: 'What you can expect of us, and what we expect of you.',
} as const satisfies PageText;

/** A paragraph, or a list of points. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** The address of the section on its page. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  /** A summary, which explains the text but does not replace it. */
  inShort: readonly string[];
  sections: readonly LegalSection[];
}

/** Specified (docs/product.md P4.15). */
export const legalUpdated = '2024-09-14';

export const privacyText = {
  inShort: [
    'You can read every public page without telling us who you are.',
    'If you make an account, we keep your email address, the name you choose and your role.',
    'There are no cookies, no trackers and no advertising on this site.',
    'Ask, and we send you what we hold, correct it or delete it.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        'Tallygrove Academy is a nonprofit that teaches people of all ages how to handle money. In this policy “we” means the academy and “you” means anybody who uses this website. We decide what is collected here and answer for it.',
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep about you',
      blocks: [
        'If you only read, we keep nothing that says who you are. If you make an account, our account service keeps:',
        [
          'your email address, so that we can send you a sign-in link and know the account is yours;',
          'the display name you type when you sign up, so that we can greet you by it;',
          'your role (student, parent, instructor or admin), so that the dashboard shows what is meant for you;',
          'your password, if you set one, in a scrambled form that nobody can read back, not even we;',
          'the times at which the account was made and last used.',
        ],
        'The forms for enrolling, registering, applying, donating and writing to us are not connected yet. What you type into them does not leave your device.',
      ],
    },
    {
      id: 'on-your-device',
      heading: 'What is stored on your device',
      blocks: [
        `This site sets no cookies. It uses your browser’s storage, which only this site can read, for ${storedCount} things:`,
        storedPoints,
        'You can empty this storage in your browser’s settings at any time. You will then be signed out and see the light theme.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we may keep it',
      blocks: [
        'We use your account details to let you sign in, to show you your dashboard and to write to you about your account. We do this because you asked us to by making the account. We do not sell or rent what we know about you, we do not build profiles for advertising, and no decision about you is made by a machine alone.',
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who else sees it',
      blocks: [
        'Two kinds of helpers handle data for us and may use it for nothing else: the company that hosts our accounts and data, and the one that delivers our email. Like every website’s, our host’s servers note the internet address, time and page of each request for a short while, to keep the service running and to stop abuse.',
        'We give data to others only if the law requires it, and we tell you unless the law forbids it.',
      ],
    },
    {
      id: 'children',
      heading: 'Children and parents',
      blocks: [
        'Much of this site is made for children, and all of it can be read without an account. Children under 13 may not make an account on their own: a parent or guardian makes one and signs in with them. If we learn that a child under 13 has signed up without a parent, we delete the account.',
        'Parents and guardians can ask us what we hold about their child, have it corrected, or have it deleted, and we will not make a child’s place in a course depend on more data than the course needs.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        'We keep your account for as long as you want it. Ask us to delete it and it is gone within 30 days, and from our backups within 90. If you do not sign in for three years, we write to you, and delete the account a month later if you do not answer.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'Wherever you live, you can ask us at no cost to:',
        [
          'send you a copy of what we hold about you;',
          'correct what is wrong;',
          'delete your account and what belongs to it;',
          'stop using it in a way you do not agree with.',
        ],
        'We answer within 30 days. We may ask you to write from the email address of the account, so that nobody else can ask in your name. If our answer does not satisfy you, you can complain to the attorney general or consumer protection office of your state.',
      ],
    },
    {
      id: 'safety',
      heading: 'How we protect it',
      blocks: [
        'Everything between your browser and us is encrypted. Sign-in links can be used once and expire soon. In our database every person’s record is closed to everybody but that person and the few of us who must be able to help. If data about you should ever be exposed, we tell you without delay what happened and what to do.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        'When we change this policy we change the date at its top. If a change matters to people with an account, we write to them at least 30 days before it takes effect.',
      ],
    },
  ],
} as const satisfies LegalText;

export const termsText = {
  inShort: [
    'Reading and learning here are free.',
    'We teach; we do not give financial, legal or tax advice about your own case.',
    'One account per person, and keep your sign-in links to yourself.',
    'Be kind in class. You may use our materials at home and in your classroom.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'What these terms are',
      blocks: [
        'These terms are the agreement between you and Tallygrove Academy, a nonprofit, for using this website and taking part in what it offers. By making an account or joining a course or event you agree to them. If you only read, the parts on our materials and on advice still apply.',
      ],
    },
    {
      id: 'advice',
      heading: 'Lessons, not advice',
      blocks: [
        'Everything here is meant to teach. It does not know your income, your debts or your plans, so it cannot tell you what to do with your own money. Before you sign a loan, buy an investment or file a tax return, ask somebody who is licensed to advise you.',
        'Figures in examples are examples. Investments can lose value, and what grew in the past may not grow again.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        'You sign in with a link that we send to your email address. Anyone who opens that link is signed in as you, so do not forward it. Give us an address that is yours, keep it up to date, and tell us if you think somebody else has used your account.',
        'Children under 13 need a parent or guardian to make the account. A parent who does so agrees to these terms for the child.',
      ],
    },
    {
      id: 'courses-and-events',
      heading: 'Courses and events',
      blocks: [
        'Classes hold 15 people at most. A place is yours once we have confirmed it. If you cannot come, tell us, so that somebody on the waiting list can. Courses are free, and so are the workbooks.',
        'Dates, rooms and instructors can change. If we have to cancel, we tell everybody who has a place and offer the next date.',
      ],
    },
    {
      id: 'behavior',
      heading: 'How we treat each other',
      blocks: [
        'People talk about money here that they may never have talked about before. Therefore:',
        [
          'what others say about their own money stays in the room;',
          'nobody sells anything, recruits or asks others for a loan;',
          'no insults, threats or harassment, in class or online;',
          'do not try to break into the site, overload it or collect other people’s data from it.',
        ],
        'We may ask somebody who breaks these rules to leave a class, and may close their account.',
      ],
    },
    {
      id: 'materials',
      heading: 'Our materials',
      blocks: [
        'Lesson plans, worksheets, drawings and texts on this site belong to the academy or to those who let us use them. You may copy and adapt them for your family, your class or another nonprofit purpose if you say where they come from. You may not sell them, or use our name and our three guides as if we stood behind your product.',
      ],
    },
    {
      id: 'donations',
      heading: 'Donations',
      blocks: [
        'Donations are gifts: they buy no service, and we use them where they are needed most unless you name a purpose. The academy is tax-exempt and gifts are tax-deductible as far as the law allows. We send a receipt by email. If you gave by mistake, write to us within 30 days and we return the gift.',
      ],
    },
    {
      id: 'what-we-promise',
      heading: 'What we can and cannot promise',
      blocks: [
        'We work to keep the lessons correct and the site running, but we cannot promise that it is free of mistakes or always there. As far as the law allows, we are not liable for losses that come from relying on the site, and nothing in these terms takes away rights that the law gives you as a consumer.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending it',
      blocks: [
        'You can close your account at any time by writing to us. We may close an account that breaks these terms; except in serious cases we warn you first.',
      ],
    },
    {
      id: 'law-and-changes',
      heading: 'Law and changes',
      blocks: [
        'These terms follow the law of the State of Vermont, and of your own home where its consumer law protects you better. When we change them we change the date at the top, and write to people with an account at least 30 days before a change that matters to them.',
      ],
    },
  ],
} as const satisfies LegalText;

export const legalContactLine = 'Questions about this text? Write to';

/** Notices of the software, typefaces and icons in the site; written by the build. */
export const licensesPath = '/licenses.txt';
export const licensesLine = 'This site is made with the work of others:';
export const licensesLink = 'licenses of software, typefaces and icons';
