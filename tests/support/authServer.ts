import type { MockPerson } from '../../mocks/fixtures/people.ts';
import { lena, sessionWith } from './tokens.ts';
import { json } from './fakeFetch.ts';

/** The response of `POST /token`: a person's nth session, valid for `expiresIn` seconds. */
export function tokenAnswer(
  generation: number,
  { person = lena, expiresIn = 3600 }: { person?: MockPerson; expiresIn?: number } = {},
): Response {
  const { accessToken, refreshToken } = sessionWith(0, { person, generation });
  return json({
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: expiresIn,
    user: userAnswer(person),
  });
}

/** A user as in the auth service's responses. */
export function userAnswer(person: MockPerson = lena) {
  return {
    id: person.id,
    aud: 'authenticated',
    email: person.email,
    user_metadata: { display_name: person.displayName },
    app_metadata: {},
    created_at: '2026-01-01T00:00:00Z',
  };
}

/** A person's row of `profiles`, as PostgREST sends a single one. */
export function profileAnswer(person: MockPerson = lena): Response {
  return json({
    id: person.id,
    role: person.role,
    display_name: person.displayName,
    avatar_url: null,
  });
}
