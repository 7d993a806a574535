import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { QuestionsFor } from 'storybook-addon-statecharts';

const renewed = [
  { event: 'refreshSession.done', to: 'signedIn.freshness.fresh' },
  { event: 'loadProfile.done', to: 'signedIn.profile.loaded' },
] as const;

/** The earlier visit is over, and a link comes. */
const linkOpened = [
  { event: 'refreshSession.error', to: 'signedOut' },
  { event: 'link.arrived', to: 'openingLink.exchanging' },
] as const;

export const questions: QuestionsFor<typeof sessionMachine> = [
  {
    id: 'back-after-a-week',
    words: 'I come back after a week?',
    answer:
      'You are still signed in: the earlier visit is found and renewed before the page shows.',
    steps: renewed,
  },
  {
    id: 'old-link',
    words: 'the mailed link is old?',
    answer: 'The service refuses it, nobody is signed in, and the sign-in page says why.',
    steps: [
      ...linkOpened,
      { event: 'exchangeLink.error', to: 'signedOut', story: 'faults-links--expired-link' },
    ],
  },
  {
    id: 'logged-out-elsewhere',
    words: 'I log out in another tab?',
    answer: 'This tab is signed out in the same moment; nothing private stays on it.',
    steps: [...renewed, { event: 'storage.changed', to: 'signedOut' }],
  },
  {
    id: 'bad-network',
    words: 'the line is bad?',
    answer: 'You stay signed in: the site tries again by itself, at once when the line is back.',
    steps: [
      { event: 'refreshSession.error', to: 'restoring.backingOff' },
      { event: 'network.online', to: 'restoring.refreshing' },
      ...renewed,
    ],
  },
  {
    id: 'new-password',
    words: 'I forgot my password?',
    answer: 'The link that was mailed for it signs you in and asks for a new password first.',
    steps: [
      ...linkOpened,
      { event: 'exchangeLink.done', to: 'signedIn.recovery.asking' },
      { event: 'loadProfile.done', to: 'signedIn.profile.loaded' },
      { event: 'recovery.submit', to: 'signedIn.recovery.saving' },
      { event: 'updatePassword.done', to: 'signedIn.recovery.none' },
    ],
  },
];
