import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { QuestionsFor } from 'storybook-addon-statecharts';

const opened = [
  { event: 'readLink.done', to: 'restoring.readingStorage' },
  { event: 'readStorage.done', to: 'signedIn.freshness.fresh' },
  { event: 'loadProfile.done', to: 'signedIn.profile.loaded' },
] as const;

export const questions: QuestionsFor<typeof sessionMachine> = [
  {
    id: 'back-after-a-week',
    words: 'I come back after a week?',
    answer:
      'You are still signed in: the earlier visit is found and renewed before the page shows.',
    steps: [
      { event: 'readLink.done', to: 'restoring.readingStorage' },
      { event: 'readStorage.done', to: 'restoring.refreshing' },
      { event: 'refreshSession.done', to: 'signedIn.freshness.fresh' },
      { event: 'loadProfile.done', to: 'signedIn.profile.loaded' },
    ],
  },
  {
    id: 'old-link',
    words: 'the mailed link is old?',
    answer: 'The service refuses it, nobody is signed in, and the sign-in page says why.',
    steps: [
      { event: 'readLink.done', to: 'openingLink.findingCurrentUser' },
      { event: 'readStorage.done', to: 'openingLink.exchanging' },
      { event: 'exchangeLink.error', to: 'restoring.readingStorage' },
      { event: 'readStorage.done', to: 'signedOut', story: 'faults-links--expired-link' },
    ],
  },
  {
    id: 'logged-out-elsewhere',
    words: 'I log out in another tab?',
    answer: 'This tab is signed out in the same moment; nothing private stays on it.',
    steps: [...opened, { event: 'storage.changed', to: 'signedOut' }],
  },
  {
    id: 'bad-network',
    words: 'the line is bad?',
    answer: 'You stay signed in: the site tries again by itself, at once when the line is back.',
    steps: [
      { event: 'readLink.done', to: 'restoring.readingStorage' },
      { event: 'readStorage.done', to: 'restoring.refreshing' },
      { event: 'refreshSession.error', to: 'restoring.backingOff' },
      { event: 'network.online', to: 'restoring.refreshing' },
      { event: 'refreshSession.done', to: 'signedIn.freshness.fresh' },
      { event: 'loadProfile.done', to: 'signedIn.profile.loaded' },
    ],
  },
  {
    id: 'new-password',
    words: 'I forgot my password?',
    answer: 'The link that was mailed for it signs you in and asks for a new password first.',
    steps: [
      { event: 'readLink.done', to: 'openingLink.findingCurrentUser' },
      { event: 'readStorage.done', to: 'openingLink.exchanging' },
      { event: 'exchangeLink.done', to: 'signedIn.recovery.asking' },
      { event: 'loadProfile.done', to: 'signedIn.profile.loaded' },
      { event: 'recovery.submit', to: 'signedIn.recovery.saving' },
      { event: 'updatePassword.done', to: 'signedIn.recovery.none' },
    ],
  },
];
