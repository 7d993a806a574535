import { fromPromise } from 'xstate';
import type { FormValues } from '../../machines/form/form.machine.ts';
import type { Fetch } from './authFetch.ts';
import type { SupabaseConfig } from './config.ts';
import { callAuth } from './supabase.ts';
import { createFormTab } from './tabEvents.ts';

export interface AuthFormDeps {
  config: SupabaseConfig;
  fetch: Fetch;
  /** The window whose tab is hidden and shown. */
  view: Window;
  /** The site's own origin; links in mails lead to its dashboard. */
  origin: string;
  /** A mail with a link was asked for: its address is to be remembered. */
  onAsked: (email: string) => void;
}

/** Asks for a magic link: `POST otp` with the dashboard as its target (docs/product.md P10.1). */
export function createSignInActors(deps: AuthFormDeps) {
  return {
    tab: createFormTab(deps),
    submit: fromPromise<unknown, FormValues>(async ({ input }) => {
      // Stryker disable next-line StringLiteral: The form has the field from the start; the other side is for the compiler.
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
    tab: createFormTab(deps),
    submit: fromPromise<unknown, FormValues>(async ({ input }) => {
      // Stryker disable next-line StringLiteral: The form has the field from the start; the other side is for the compiler.
      const email = (input.email ?? '').trim();
      await callAuth(deps, (auth) =>
        auth.signUp({
          email,
          // Stryker disable next-line StringLiteral: The form has the field from the start; the other side is for the compiler.
          password: input.password ?? '',
          options: {
            // Stryker disable next-line StringLiteral: The form has the field from the start; the other side is for the compiler.
            data: { display_name: (input.displayName ?? '').trim() },
            emailRedirectTo: `${deps.origin}/dashboard`,
          },
        }),
      );
      deps.onAsked(email);
    }),
  };
}
