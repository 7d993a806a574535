import { createSupabase } from 'msw-supabase';
import { EMAIL_CODE } from './fixtures/credentials.ts';
import { people } from './fixtures/people.ts';
import { userOf } from './fixtures/sessions.ts';
import { tables } from './fixtures/tables.ts';

/**
 * The mocked project: the tables of supabase/migrations, the people of its seed, and the settings of
 * its config.toml. A story or a test adds what it needs and resets it afterwards.
 */
export const supabase = createSupabase({
  schema: tables,
  users: Object.values(people).map(userOf),
  auth: {
    emailCode: EMAIL_CODE,
    sso: { 'tallygrove.test': 'https://sso.tallygrove.test/sign-in' },
  },
});
