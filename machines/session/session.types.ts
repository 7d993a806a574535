import type { AuthFailure } from '../../src/domain/authFailure.ts';
import type { Profile } from '../../src/domain/profile.ts';
import type { Session } from '../../src/domain/session.ts';
import type { PasswordProblem } from '../../src/domain/validation.ts';

/** The email types whose link carries a `token_hash` (Supabase, `verify`). */
export type MailLinkType =
  | 'magiclink'
  | 'signup'
  | 'recovery'
  | 'email_change'
  | 'invite'
  | 'email';

/** A sign-in link that can be exchanged. */
export type UsableLink =
  | {
      kind: 'tokens';
      accessToken: string;
      refreshToken: string;
      tokenType: string;
      /** Seconds, from the auth service; undefined when the link has none. */
      expiresIn: number | undefined;
      recovery: boolean;
    }
  /** Valid for one POST; the exchange reveals the account. */
  | { kind: 'tokenHash'; tokenHash: string; type: MailLinkType };

/** A link, and the email address for which this browser last requested one. */
export interface ArrivedLink {
  link: UsableLink;
  requestedEmail: string | undefined;
}

/** Why the session ended: the user logged out, a refresh was refused, or another tab signed out. */
export type EndReason = 'asked' | 'refused' | 'elsewhere';

/** The result of exchanging a link. */
export interface LinkExchange {
  session: Session;
  /** A password-recovery link. */
  recovery: boolean;
}

/** Why a new password was rejected. */
export type RecoveryProblem = PasswordProblem | AuthFailure;

/** What the browser holds when the page opens. */
export interface SessionInput {
  /** The device's clock, in milliseconds. */
  now: () => number;
  /** The link in the URL. */
  link?: UsableLink | undefined;
  /** Why the link in the URL cannot be opened: the service's `error_code`, or one of ours. */
  linkProblem?: string | undefined;
  /** The email address for which this browser last requested a link. */
  requestedEmail?: string | undefined;
  /** What storage holds. */
  stored?: Session | undefined;
  /** Id of the user who must choose a new password, from storage. */
  recoveryFor?: string | undefined;
  /** Default true. */
  tabVisible?: boolean;
}

/**
 * `stored` is what storage held when last read. `linkProblem` is shown on the sign-in page until the
 * user requests a new link, and `recoveryFor` is undefined once a password is saved or dismissed.
 */
export interface SessionContext extends SessionInput {
  session?: Session | undefined;
  /** Undefined until loaded, and after a failed load (docs/product.md P7.12). */
  profile?: Profile | undefined;
  tabVisible: boolean;
  /** The `initialSession` event has been emitted. */
  hasBegun: boolean;
  /** A link waiting for pending requests to finish. */
  waitingLink?: ArrivedLink | undefined;
  /** The link being opened. */
  link?: UsableLink | undefined;
  /** The link's session, until it is accepted or declined. */
  pendingExchange?: LinkExchange | undefined;
  endReason?: EndReason | undefined;
  /** The access token refused by the data service since the last successful read. */
  refusedToken?: string | undefined;
  /** Storage is unavailable: the session lasts as long as this tab. */
  memoryOnly: boolean;
  /** The current refresh attempt, counted from 1. */
  attempt: number;
  /** When the first attempt of this series began. */
  firstAttemptAt: number;
  /** The wait requested by a 429, in milliseconds. */
  coolDownMs: number;
  /** Why the new password was rejected; shown in the recovery dialog. */
  recoveryError?: RecoveryProblem | undefined;
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
  /** The server's answer to a sign-out, perhaps long after it. */
  | { type: 'signOut.answered'; failure: AuthFailure | undefined }
  /** The user reached a public page after logging out. */
  | { type: 'signOut.settled' }
  /** A link arrived in the open page by a hash change. */
  | ({ type: 'link.arrived' } & ArrivedLink)
  /** The same, for one that cannot be opened. */
  | { type: 'link.failed'; code: string }
  /** The user confirmed the dialog. */
  | { type: 'link.accept' }
  /** The user declined the dialog. */
  | { type: 'link.decline' }
  | { type: 'link.dismiss' }
  | { type: 'recovery.submit'; password: string }
  | { type: 'recovery.dismiss' }
  /** The user who must choose a new password, from storage, when another tab changes it. */
  | { type: 'recovery.changed'; userId: string | undefined }
  /** Raised internally: a new token, so a failed profile load is retried. */
  | { type: 'session.refreshed' }
  /** Raised internally: a data request needs a new token. */
  | { type: 'token.needed' }
  /** Raised internally: no new token is available for now. */
  | { type: 'token.unavailable' };

/** The auth events, each emitted once (docs/product.md P7.14). */
export type SessionEmitted =
  | { type: 'initialSession'; session: Session | undefined }
  | { type: 'signedIn'; session: Session }
  | { type: 'signedOut'; reason: EndReason }
  | { type: 'tokenRefreshed'; session: Session }
  | { type: 'userUpdated' }
  | { type: 'passwordRecovery' }
  | { type: 'mfaChallengeVerified' }
  /** Not an auth event: the server refused a sign-out, or could not be reached. */
  | { type: 'signOutFailed'; failure: AuthFailure }
  /**
   * Not an auth event: the link in this tab signed in; `isUnrequested` if this browser was signed
   * out and requested no link.
   */
  | { type: 'linkOpened'; email: string | undefined; isUnrequested: boolean }
  /** Not an auth event: a link failed; emitted once the session is known. */
  | { type: 'linkFailed'; code: string; isSignedIn: boolean }
  /** Not an auth event: storage is blocked or full; emitted once. */
  | { type: 'memoryOnly' };
