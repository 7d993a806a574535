import { people, type MockPerson } from '../fixtures/people.ts';
import {
  EXPIRES_IN,
  refreshTokenOf,
  sessionIdOf,
  tokenOf,
  type Claims,
} from '../fixtures/sessions.ts';

/** A refresh token may be reused for this long, by a second tab or after a lost response. */
export const REUSE_INTERVAL_MS = 10_000;

interface RefreshToken {
  token: string;
  parent: string | undefined;
  /** When it was exchanged. */
  revokedAt: number | undefined;
}

interface StoredSession {
  id: string;
  person: MockPerson;
  aal: 'aal1' | 'aal2';
  amr: { method: string; timestamp: number }[];
  tokens: RefreshToken[];
}

/** The response of the token endpoint. */
export interface Issued {
  person: MockPerson;
  accessToken: string;
  refreshToken: string;
}

let made = 0;

/**
 * The open sessions and their tokens. A refresh exchanges its token for another; an exchanged token
 * is accepted again for ten seconds or while its successor is unused, and otherwise ends the
 * session (supabase/auth, `RefreshTokenGrant` in `internal/tokens/service.go`).
 */
export class Sessions {
  private sessions: StoredSession[] = [];

  constructor() {
    this.clear();
  }

  /** Resets to one session per person. */
  clear(): void {
    this.sessions = Object.values(people).map((person) => ({
      id: sessionIdOf(person),
      person,
      aal: 'aal1',
      amr: [{ method: 'otp', timestamp: 0 }],
      tokens: [{ token: refreshTokenOf(person), parent: undefined, revokedAt: undefined }],
    }));
  }

  /** Starts a session; `method` is a password, a code or a provider. */
  begin(person: MockPerson, method: string): Issued {
    const session: StoredSession = {
      id: crypto.randomUUID(),
      person,
      aal: 'aal1',
      amr: [{ method, timestamp: Math.floor(Date.now() / 1000) }],
      tokens: [],
    };
    this.sessions.push(session);
    return this.issue(session, undefined);
  }

  /** Raises the session to `aal2` after a second factor. */
  stepUp(claims: Claims, method: string): Issued | undefined {
    const session = this.find(claims.session_id);
    if (session === undefined) return undefined;
    session.aal = 'aal2';
    session.amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }, ...session.amr];
    const active = session.tokens.at(-1);
    if (active !== undefined) active.revokedAt = Date.now();
    return this.issue(session, active?.token);
  }

  /** @returns the next tokens, or why there are none */
  refresh(token: string): Issued | 'unknown' | 'alreadyUsed' {
    const session = this.sessions.find(({ tokens }) => tokens.some((one) => one.token === token));
    const given = session?.tokens.find((one) => one.token === token);
    if (session === undefined || given === undefined) return 'unknown';
    const now = Date.now();
    const active = session.tokens.findLast(({ revokedAt }) => revokedAt === undefined);
    if (given.revokedAt !== undefined) {
      if (active?.parent === token) return this.issue(session, undefined, active.token);
      if (now > given.revokedAt + REUSE_INTERVAL_MS) {
        for (const one of session.tokens) one.revokedAt ??= now;
        return 'alreadyUsed';
      }
    }
    for (const one of session.tokens) one.revokedAt ??= now;
    return this.issue(session, token);
  }

  isLive(id: string): boolean {
    return this.find(id) !== undefined;
  }

  /** Ends a person's sessions: this one, the others, or all. */
  end(claims: Claims, scope: 'global' | 'local' | 'others'): void {
    this.sessions = this.sessions.filter(({ id, person }) => {
      if (person.id !== claims.sub) return true;
      if (scope === 'global') return false;
      return scope === 'local' ? id !== claims.session_id : id === claims.session_id;
    });
  }

  private find(id: string): StoredSession | undefined {
    return this.sessions.find((session) => session.id === id);
  }

  private issue(session: StoredSession, parent: string | undefined, again?: string): Issued {
    const refreshToken = again ?? `mocked-${(made += 1).toString().padStart(5, '0')}`;
    if (again === undefined) {
      session.tokens.push({ token: refreshToken, parent, revokedAt: undefined });
    }
    const { person, aal, amr, id } = session;
    const iat = Math.floor(Date.now() / 1000);
    const accessToken = tokenOf({
      sub: person.id,
      role: 'authenticated',
      aud: 'authenticated',
      email: person.email,
      iat,
      exp: iat + EXPIRES_IN,
      session_id: id,
      aal,
      amr,
    });
    return { person, accessToken, refreshToken };
  }
}
