import { tokenBody } from '../../mocks/fixtures/sessions.ts';
import { json } from './fakeFetch.ts';
import { lena, sessionWith } from './tokens.ts';

/** The response of `POST /token`: Lena's nth session, valid for an hour. */
export function tokenAnswer(generation: number): Response {
  const { accessToken, refreshToken } = sessionWith(0, { generation });
  return json({ ...tokenBody(lena), access_token: accessToken, refresh_token: refreshToken });
}

/** Lena as in the auth service's responses. */
export const userAnswer = () => tokenBody(lena).user;

/** Lena's row of `profiles`, as PostgREST sends a single one. */
export const profileAnswer = (): Response =>
  json({ id: lena.id, role: lena.role, display_name: lena.displayName, avatar_url: null });
