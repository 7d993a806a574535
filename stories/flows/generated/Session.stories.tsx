import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { messages } from '../../../src/content/messages.ts';
import { expectToast } from '../../_helpers/toast.ts';
import { answering } from 'storybook-addon-statecharts';
import chart from '../../../board/charts/session.chart.ts';
import { flow } from 'storybook-addon-statecharts/walks';
import { walk } from '../../../board/screens/session.tsx';

const meta = preview.meta({
  title: 'Flows/Generated/Session',
  tags: ['!autodocs', 'generated'],
  parameters: { chromatic: { disableSnapshot: true } },
});

type Canvas = StoryContext['canvas'];

async function welcomed(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByText('Welcome, Lena Brooks')).toBeVisible();
}
async function linkExplained(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByText('Your link did not work')).toBeVisible();
}
const says = (text: string) => async (canvas: Canvas) => {
  await expect(await canvas.findByText(text)).toBeVisible();
};
async function dialogGone(canvas: Canvas): Promise<void> {
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
}

interface SessionFlow {
  /** The answers that the path may take, by actor. */
  only: Readonly<Record<string, readonly string[]>>;
  /** By way of which leaf states and transitions, the last being the end. */
  targets: readonly string[];
  /** What a person sees at the end. */
  seen: (canvas: Canvas) => Promise<void>;
}

const sessionFlow = ({ only, targets, seen }: SessionFlow) =>
  flow(walk(answering(chart.model, only)), targets, seen);

const opened = 'openingLink.confirmingLink|link.accept|0';
const entered = 'openingLink.confirmingAccount|link.accept|0';
const saved = 'signedIn.recovery.saving|xstate.done.actor.0.session.signedIn.recovery.saving|0';
const refused = 'signedIn.recovery.saving|xstate.error.actor.0.session.signedIn.recovery.saving|0';
const signedOut = 'signingOut|xstate.done.actor.0.session.signingOut|0';

const signsIn = { readLink: ['a link asked for here'], exchangeLink: ['signs in'] };
const asksForPassword = {
  readLink: ['a link asked for here'],
  exchangeLink: ['signs in and asks for a new password'],
};
const strangers = {
  readLink: ['a link that nobody asked for'],
  readStorage: ['somebody else'],
};
const stored = { readLink: ['no link'], readStorage: ['a session'] };
const ending = {
  readLink: ['no link'],
  readStorage: ['a session that is about to end'],
};

/** By a magic link to the dashboard. */
export const MagicLink = meta.story({
  ...sessionFlow({
    only: signsIn,
    targets: ['openingLink.exchanging', 'signedIn.profile.loaded'],
    seen: welcomed,
  }),
});

/** By a mailed link that was asked for on another device: opened by a press. */
export const OtherDevice = meta.story({
  ...sessionFlow({
    only: {
      readLink: ['a mailed link that nobody asked for'],
      readStorage: ['nobody'],
      exchangeLink: ['signs in'],
    },
    targets: [opened, 'signedIn.profile.loaded'],
    seen: welcomed,
  }),
});

/** By a mailed link that nobody asked for, and it is not opened. */
export const NotOpened = meta.story({
  ...sessionFlow({
    only: { readLink: ['a mailed link that nobody asked for'], readStorage: ['nobody'] },
    targets: ['openingLink.confirmingLink|link.decline|0', 'signedOut'],
    seen: says('Send Magic Link'),
  }),
});

/** By a link, in place of somebody else who is signed in. */
export const AccountReplaced = meta.story({
  ...sessionFlow({
    only: { ...strangers, exchangeLink: ['signs in'] },
    targets: ['openingLink.exchanging', entered, 'signedIn.profile.loaded'],
    seen: welcomed,
  }),
});

/** By somebody else's link, and whoever is signed in stays. */
export const AccountKept = meta.story({
  ...sessionFlow({
    only: { ...strangers, exchangeLink: ['signs in'] },
    targets: ['openingLink.confirmingAccount|link.decline|0', 'signedIn.profile.loading'],
    seen: dialogGone,
  }),
});

/** By a mailed link that is spent by the time it is opened. */
export const SpentOnceOpened = meta.story({
  ...sessionFlow({
    only: {
      readLink: ['a mailed link that nobody asked for'],
      readStorage: ['nobody'],
      exchangeLink: ['the link is spent'],
    },
    targets: [opened, 'signedOut'],
    seen: linkExplained,
  }),
});

/** By a spent link, with nobody signed in. */
export const SpentLink = meta.story({
  ...sessionFlow({
    only: { readLink: ['a link that says it is spent'], readStorage: ['nobody'] },
    targets: ['signedOut'],
    seen: linkExplained,
  }),
});

/** By a link that the server refuses. */
export const RefusedLink = meta.story({
  ...sessionFlow({
    only: {
      readLink: ['a link asked for here'],
      exchangeLink: ['the link is spent'],
      readStorage: ['nobody'],
    },
    targets: ['signedOut'],
    seen: linkExplained,
  }),
});

/** Back again: the stored session, then the profile. */
export const StoredSession = meta.story({
  ...sessionFlow({ only: stored, targets: ['signedIn.profile.loaded'], seen: welcomed }),
});

/** Back again, but the profile cannot be had. */
export const ProfileFails = meta.story({
  ...sessionFlow({
    only: { ...stored, loadProfile: ['it fails'] },
    targets: ['signedIn.profile.missing'],
    seen: says('Loading dashboard'),
  }),
});

/** Back again with a token that is about to end: a new one first. */
export const RefreshedAtStart = meta.story({
  ...sessionFlow({
    only: { ...ending, refreshSession: ['a new token'] },
    targets: ['restoring.refreshing', 'signedIn.profile.loaded'],
    seen: welcomed,
  }),
});

/** Back again, but the server does not know the session any more. */
export const RefusedAtStart = meta.story({
  ...sessionFlow({
    only: { ...ending, refreshSession: ['refused'] },
    targets: ['restoring.confirmingRefusal', 'signedOut'],
    seen: says('Send Magic Link'),
  }),
});

/** By a recovery link: a new password, saved. */
export const Recovery = meta.story({
  ...sessionFlow({
    only: asksForPassword,
    targets: ['openingLink.exchanging', 'signedIn.recovery.asking', saved],
    seen: dialogGone,
  }),
});

/** By a recovery link: a password that the server does not take. */
export const RecoveryRefused = meta.story({
  ...sessionFlow({
    only: asksForPassword,
    targets: [refused],
    seen: says('Invalid Refresh Token'),
  }),
});

/** By a recovery link: a password that is too short. */
export const RecoveryTooShort = meta.story({
  ...sessionFlow({
    only: asksForPassword,
    targets: ['signedIn.recovery.asking|recovery.submit|1'],
    seen: says('Use at least 6 characters.'),
  }),
});

/** By a recovery link, and the old password stays. */
export const RecoveryDismissed = meta.story({
  ...sessionFlow({
    only: asksForPassword,
    targets: ['signedIn.recovery.asking|recovery.dismiss|0'],
    seen: dialogGone,
  }),
});

/** Out, by the header's menu. */
export const SignOut = meta.story({
  ...sessionFlow({
    only: stored,
    targets: ['signedIn.profile.loaded', signedOut],
    async seen(canvas) {
      await expectToast(canvas, messages.loggedOut.title, messages.loggedOut.text);
      await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible();
    },
  }),
});
