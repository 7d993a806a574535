import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import { defineQuestions } from '../questions.ts';

const opened = [
  { happens: 'readLink.done', to: 'restoring.readingStorage' },
  { happens: 'readStorage.done', to: 'signedIn.freshness.fresh' },
  { happens: 'loadProfile.done', to: 'signedIn.profile.loaded' },
] as const;

export const questions = defineQuestions<typeof sessionMachine>()([
  {
    id: 'back-after-a-week',
    words: 'I come back after a week?',
    answer:
      'You are still signed in: the earlier visit is found and renewed before the page shows.',
    steps: [
      { happens: 'readLink.done', to: 'restoring.readingStorage' },
      { happens: 'readStorage.done', to: 'restoring.refreshing' },
      { happens: 'refreshSession.done', to: 'signedIn.freshness.fresh' },
      { happens: 'loadProfile.done', to: 'signedIn.profile.loaded' },
    ],
  },
  {
    id: 'old-link',
    words: 'the mailed link is old?',
    answer: 'The service refuses it, nobody is signed in, and the sign-in page says why.',
    steps: [
      { happens: 'readLink.done', to: 'openingLink.findingResident' },
      { happens: 'readStorage.done', to: 'openingLink.exchanging' },
      { happens: 'exchangeLink.error', to: 'restoring.readingStorage' },
      { happens: 'readStorage.done', to: 'signedOut', story: 'faults-links--expired-link' },
    ],
  },
  {
    id: 'logged-out-elsewhere',
    words: 'I log out in another tab?',
    answer: 'This tab is signed out in the same moment; nothing private stays on it.',
    steps: [...opened, { happens: 'storage.changed', to: 'signedOut' }],
  },
  {
    id: 'bad-network',
    words: 'the line is bad?',
    answer: 'You stay signed in; what could not be fetched is fetched when the line is back.',
    steps: [
      { happens: 'readLink.done', to: 'restoring.readingStorage' },
      { happens: 'readStorage.done', to: 'restoring.refreshing' },
      { happens: 'refreshSession.error', to: 'signedIn.freshness.fresh' },
      { happens: 'loadProfile.error', to: 'signedIn.profile.missing' },
      { happens: 'network.online', to: 'signedIn.profile.retrying' },
      { happens: 'loadProfile.done', to: 'signedIn.profile.loaded' },
    ],
  },
  {
    id: 'new-password',
    words: 'I forgot my password?',
    answer: 'The link that was mailed for it signs you in and asks for a new password first.',
    steps: [
      { happens: 'readLink.done', to: 'openingLink.findingResident' },
      { happens: 'readStorage.done', to: 'openingLink.exchanging' },
      { happens: 'exchangeLink.done', to: 'signedIn.recovery.asking' },
      { happens: 'loadProfile.done', to: 'signedIn.profile.loaded' },
      { happens: 'recovery.submit', to: 'signedIn.recovery.saving' },
      { happens: 'updatePassword.done', to: 'signedIn.recovery.none' },
    ],
  },
]);
