import { fromPromise } from 'xstate';
import type { FormValues } from '../../machines/form/form.machine.ts';
import type { Fetch } from './authFetch.ts';
import type { SupabaseConfig } from './config.ts';
import { callAuth } from './supabase.ts';

export interface AuthFormDeps {
  config: SupabaseConfig;
  fetch: Fetch;
  /** The site's origin; mailed links lead to its dashboard. */
  origin: string;
  /** Called when a link was requested, to remember the email address. */
  onAsked: (email: string) => void;
}

/** Requests a magic link: `POST otp` with the dashboard as target (docs/product.md P10.1). */
export function createSignInActors(deps: AuthFormDeps) {
  return {
    submit: fromPromise<unknown, FormValues>(async ({ input }) => {
      // Stryker disable next-line StringLiteral: The form always has the field; the default only satisfies the compiler.
      const email = (input.email ?? '').trim();
      await callAuth(deps, (auth) =>
        auth.signInWithOtp({
          email,
          options: { emailRedirectTo: `${deps.origin}/dashboard` },
        }),
      );
      deps.onAsked(email);
    }),
  };
}

/** Creates an account: `POST signup` with the name in its metadata (docs/product.md P10.1). */
export function createSignUpActors(deps: AuthFormDeps) {
  return {
    submit: fromPromise<unknown, FormValues>(async ({ input }) => {
      // Stryker disable next-line StringLiteral: The form always has the field; the default only satisfies the compiler.
      const email = (input.email ?? '').trim();
      await callAuth(deps, (auth) =>
        auth.signUp({
          email,
          // Stryker disable next-line StringLiteral: The form always has the field; the default only satisfies the compiler.
          password: input.password ?? '',
          options: {
            // Stryker disable next-line StringLiteral: The form always has the field; the default only satisfies the compiler.
            data: { display_name: (input.displayName ?? '').trim() },
            emailRedirectTo: `${deps.origin}/dashboard`,
          },
        }),
      );
      deps.onAsked(email);
    }),
  };
}
