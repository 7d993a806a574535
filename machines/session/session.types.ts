import type { Profile } from '../../src/domain/profile.ts';
import type { Session } from '../../src/domain/session.ts';

/** What a sign-in link left in the address bar. */
export type AddressLink =
  | { kind: 'none' }
  | {
      kind: 'tokens';
      accessToken: string;
      refreshToken: string;
      tokenType: string;
      /** Seconds, as the auth service says it; undefined when the link does not. */
      expiresIn: number | undefined;
      recovery: boolean;
    }
  | { kind: 'code'; code: string }
  | { kind: 'problem'; problem: LinkProblem };

/** Why a link did not sign anybody in; `code` is the auth service's `error_code`, or one of ours. */
export interface LinkProblem {
  code: string;
  message: string;
}

/** How a refused refresh, a foreign sign-out or a person's own wish ended the session. */
export type EndReason = 'asked' | 'refused' | 'elsewhere';

/** What a usable link became. */
export interface LinkExchange {
  session: Session;
  /** The link was mailed to choose a new password. */
  recovery: boolean;
}

export interface SessionInput {
  /** The device's clock, in milliseconds. */
  now: () => number;
}

export interface SessionContext {
  now: () => number;
  session: Session | undefined;
  /** Empty until loaded, and when the load failed (specification, section 4). */
  profile: Profile | undefined;
  tabVisible: boolean;
  /** Explained on the sign-in page until a new link is asked for. */
  linkProblem: LinkProblem | undefined;
  endReason: EndReason | undefined;
  /** Browser storage refused: the session lasts as long as this tab. */
  memoryOnly: boolean;
  /** The refresh attempt under way, counted from 1. */
  attempt: number;
  /** When the first attempt of this round began. */
  firstAttemptAt: number;
  /** How long a 429 asked to wait, in milliseconds. */
  coolDownMs: number;
  /** Why the new password was not taken; shown in the recovery dialog. */
  recoveryError: string | undefined;
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
  | { type: 'farewell.over' }
  | { type: 'link.dismiss' }
  | { type: 'recovery.submit'; password: string }
  | { type: 'recovery.dismiss' }
  | { type: 'mfa.verified'; session: Session }
  /** Raised inside: a refresh succeeded, so a profile that failed to load is worth another try. */
  | { type: 'session.refreshed' };

/** The auth events of the specification's section 4, once each. */
export type SessionEmitted =
  | { type: 'initialSession'; session: Session | undefined }
  | { type: 'signedIn'; session: Session }
  | { type: 'signedOut'; reason: EndReason; failure: string | undefined }
  | { type: 'tokenRefreshed'; session: Session }
  | { type: 'userUpdated' }
  | { type: 'passwordRecovery' }
  | { type: 'mfaChallengeVerified' }
  /** Not an auth event: a link could not be used. */
  | { type: 'linkFailed'; problem: LinkProblem }
  /** Not an auth event: storage is blocked or full; said once. */
  | { type: 'memoryOnly' };

/** What the store actor is told. */
export type StoreCommand = { type: 'store.write'; session: Session } | { type: 'store.clear' };
