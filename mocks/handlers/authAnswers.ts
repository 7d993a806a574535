import { HttpResponse } from 'msw';
import type { MockPerson } from '../fixtures/people.ts';
import { accessTokenOf, EXPIRES_IN, refreshTokenOf } from '../fixtures/sessions.ts';

/** An error as the auth service words it. */
export function authError(
  status: number,
  error_code: string,
  msg: string,
  headers: Record<string, string> = {},
) {
  return HttpResponse.json({ code: status, error_code, msg }, { status, headers });
}

/** The `user` object of the auth service. */
export function userBody(person: Pick<MockPerson, 'id' | 'email' | 'displayName'>) {
  return {
    id: person.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: person.email,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { display_name: person.displayName },
    identities: [],
    created_at: '2026-01-05T09:00:00Z',
    updated_at: '2026-01-05T09:00:00Z',
  };
}

/** What `POST /token` and `POST /verify` answer. */
export function tokenBody(person: MockPerson) {
  return {
    access_token: accessTokenOf(person),
    refresh_token: refreshTokenOf(person),
    token_type: 'bearer',
    expires_in: EXPIRES_IN,
    user: userBody(person),
  };
}
