import type { FormValues } from '../../machines/form/form.machine.ts';
import type { signUpForm } from '../../machines/signUp/signUp.form.ts';
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
export const requestLink = (deps: AuthFormDeps) => async (values: FormValues<'email'>) => {
  const email = values.email.trim();
  await callAuth(deps, (auth) =>
    auth.signInWithOtp({
      email,
      options: { emailRedirectTo: `${deps.origin}/dashboard` },
    }),
  );
  deps.onAsked(email);
};

/** Creates an account: `POST signup` with the name in its metadata (docs/product.md P10.1). */
export const createAccount =
  (deps: AuthFormDeps) =>
  async ({ displayName, password, ...values }: FormValues<keyof typeof signUpForm.fields>) => {
    const email = values.email.trim();
    await callAuth(deps, (auth) =>
      auth.signUp({
        email,
        password,
        options: {
          data: { display_name: displayName.trim() },
          emailRedirectTo: `${deps.origin}/dashboard`,
        },
      }),
    );
    deps.onAsked(email);
  };
