import type { AuthFailure } from '../../src/domain/authFailure.ts';
import type { Profile } from '../../src/domain/profile.ts';
import type { Session, SessionUser } from '../../src/domain/session.ts';
import type { PasswordProblem } from '../../src/domain/validation.ts';

/** The kinds of mail whose link carries a `token_hash` (Supabase, `verify`). */
export type MailLinkType =
  | 'magiclink'
  | 'signup'
  | 'recovery'
  | 'email_change'
  | 'invite'
  | 'email';

/** A sign-in link that is worth a request. */
export type UsableLink =
  | {
      kind: 'tokens';
      accessToken: string;
      refreshToken: string;
      tokenType: string;
      /** Seconds, as the auth service says it; undefined when the link does not. */
      expiresIn: number | undefined;
      recovery: boolean;
    }
  /** Good for one exchange by POST. Whose account it opens only the exchange tells. */
  | { kind: 'tokenHash'; tokenHash: string; type: MailLinkType };

/** What a sign-in link left in the address bar; `code` is the service's `error_code`, or one of ours. */
export type AddressLink = { kind: 'none' } | UsableLink | { kind: 'problem'; code: string };

/** A link, and the address that this browser last asked a link for; undefined when it asked for none. */
export interface OpenedLink {
  link: AddressLink;
  requestedEmail: string | undefined;
}

/** How a refused refresh, a foreign sign-out or a person's own wish ended the session. */
export type EndReason = 'asked' | 'refused' | 'elsewhere';

/** What a usable link became. */
export interface LinkExchange {
  session: Session;
  /** The link was mailed to choose a new password. */
  recovery: boolean;
}

/** Why a new password was not taken. */
export type RecoveryProblem = PasswordProblem | AuthFailure;

export interface SessionInput {
  /** The device's clock, in milliseconds. */
  now: () => number;
}

export interface SessionContext {
  now: () => number;
  session: Session | undefined;
  /** Empty until loaded, and when the load failed (docs/product.md P7.12). */
  profile: Profile | undefined;
  tabVisible: boolean;
  /** It has been said who is here; from then on a link comes to a page in use. */
  hasBegun: boolean;
  /** A link that waits for the session to be free of requests under way. */
  waitingLink: OpenedLink | undefined;
  /** The link that is being opened. */
  link: UsableLink | undefined;
  /** The address that this browser asked that link for. */
  requestedEmail: string | undefined;
  /** Who is signed in while a link is being opened. */
  currentUser: SessionUser | undefined;
  /** What the link became, held aside until it is known whether it is wanted. */
  pendingExchange: LinkExchange | undefined;
  /** Why the last link did not work; explained on the sign-in page until a new one is asked for. */
  linkProblem: string | undefined;
  endReason: EndReason | undefined;
  /** Whose new password has been asked for by a recovery link and is neither saved nor dismissed: a user's id. */
  recoveryFor: string | undefined;
  /** The access token that the data service refused since data was last read. */
  refusedToken: string | undefined;
  /** Browser storage refused: the session lasts as long as this tab. */
  memoryOnly: boolean;
  /** The refresh attempt under way, counted from 1. */
  attempt: number;
  /** When the first attempt of this round began. */
  firstAttemptAt: number;
  /** How long a 429 asked to wait, in milliseconds. */
  coolDownMs: number;
  /** Why the new password was not taken; shown in the recovery dialog. */
  recoveryError: RecoveryProblem | undefined;
}

export type SessionEvent =
  | { type: 'tab.shown' }
  | { type: 'tab.hidden' }
  | { type: 'network.online' }
  /** The page came back from the back/forward cache. */
  | { type: 'page.restored' }
  /** Another tab wrote or cleared the stored session. */
  | { type: 'storage.changed'; session: Session | undefined }
  | { type: 'storage.unavailable' }
  | { type: 'session.signOut' }
  /** The person who logged out has arrived at a public page. */
  | { type: 'signOut.settled' }
  /** The address of the open page was changed to one with a link. */
  | ({ type: 'link.arrived' } & OpenedLink)
  /** The person wants the link opened, or its account. */
  | { type: 'link.accept' }
  /** The person stays as they are. */
  | { type: 'link.decline' }
  | { type: 'link.dismiss' }
  | { type: 'recovery.submit'; password: string }
  | { type: 'recovery.dismiss' }
  /** Storage keeps for whom a new password is asked; reported at the start and when another tab changes it. */
  | { type: 'recovery.changed'; userId: string | undefined }
  /** Raised inside: there is a new token, so a profile that failed to load is worth another try. */
  | { type: 'session.refreshed' }
  /** Raised inside: data waits for a new token. */
  | { type: 'token.needed' }
  /** Raised inside: for now there will be no new token. */
  | { type: 'token.unavailable' };

/** The auth events, once each (docs/product.md P7.14). */
export type SessionEmitted =
  | { type: 'initialSession'; session: Session | undefined }
  | { type: 'signedIn'; session: Session }
  /** `failure`: the server was told and did not say yes. */
  | { type: 'signedOut'; reason: EndReason; failure: AuthFailure | undefined }
  | { type: 'tokenRefreshed'; session: Session }
  | { type: 'userUpdated' }
  | { type: 'passwordRecovery' }
  | { type: 'mfaChallengeVerified' }
  /** Not an auth event: this tab's link has signed in; `wasEmpty` when nobody was signed in here before. */
  | { type: 'linkOpened'; email: string | undefined; wasEmpty: boolean }
  /** Not an auth event: a link could not be used; said once it is known who is here. */
  | { type: 'linkFailed'; code: string; isSignedIn: boolean }
  /** Not an auth event: storage is blocked or full; said once. */
  | { type: 'memoryOnly' };

/** What the store actor is told. */
export type StoreCommand =
  | { type: 'store.write'; session: Session }
  | { type: 'store.clear' }
  /** Keeps whose new password is still asked for; nobody's when undefined. */
  | { type: 'store.recovery'; userId: string | undefined };

/** What the actor is told that ends sessions which nobody wanted. */
export interface EndCommand {
  type: 'session.end';
  session: Session;
}
