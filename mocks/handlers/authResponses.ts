import type { MockPerson } from '../fixtures/people.ts';
import { tokenBody } from '../fixtures/sessions.ts';

export { authError } from 'msw-supabase';
export { tokenBody } from '../fixtures/sessions.ts';

/** The `user` object of the auth service. */
export const userBody = (person: MockPerson) => tokenBody(person).user;
