import { fromPromise } from 'xstate';
import type { FormValues } from '../../machines/form/form.machine.ts';
import type { Fetch } from './authFetch.ts';
import type { SupabaseConfig } from './config.ts';
import { callAuth } from './supabase.ts';

export interface AuthFormDeps {
  config: SupabaseConfig;
  fetch: Fetch;
  /** The site's own origin; links in mails lead to its dashboard. */
  origin: string;
}

/** Asks for a magic link: `POST otp` with the dashboard as its target (specification, section 7). */
export function createSignInActors(deps: AuthFormDeps) {
  return {
    submit: fromPromise<unknown, FormValues>(({ input }) =>
      callAuth(deps, (auth) =>
        auth.signInWithOtp({
          email: (input.email ?? '').trim(),
          options: { emailRedirectTo: `${deps.origin}/dashboard` },
        }),
      ),
    ),
  };
}

/** Creates an account: `POST signup` with the name in its metadata (specification, section 7). */
export function createSignUpActors(deps: AuthFormDeps) {
  return {
    submit: fromPromise<unknown, FormValues>(({ input }) =>
      callAuth(deps, (auth) =>
        auth.signUp({
          email: (input.email ?? '').trim(),
          password: input.password ?? '',
          options: {
            data: { display_name: (input.displayName ?? '').trim() },
            emailRedirectTo: `${deps.origin}/dashboard`,
          },
        }),
      ),
    ),
  };
}
