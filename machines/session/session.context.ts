import type { Session } from '../../src/domain/session.ts';
import type { LinkExchange, SessionContext, UsableLink } from './session.types.ts';

/** Narrows a value that the current state guarantees. */
export function assertDefined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The statechart reached a state without its value');
  return value;
}

/** The session of a state that has one: signed in, refreshing or signing out. */
export const sessionOf = ({ session }: SessionContext): Session => assertDefined(session);

/** The link being opened. */
export const linkOf = ({ link }: SessionContext): UsableLink => assertDefined(link);

/** The link's session, until it is accepted or declined. */
export const exchangeOf = ({ pendingExchange }: SessionContext): LinkExchange =>
  assertDefined(pendingExchange);

/** The session in storage, or in memory where storage is unavailable. */
export const sessionHere = ({ memoryOnly, session, stored }: SessionContext): Session | undefined =>
  memoryOnly && session !== undefined ? session : stored;
