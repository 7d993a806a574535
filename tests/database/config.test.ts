import { readFileSync } from 'node:fs';
import { readProject, tableOf } from 'embedded-supabase/project';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/lib/embeddedSupabase.ts';
import { supabaseConfig } from '../../src/services/config.ts';

test('the auth service is configured as docs/product.md P14.3 and P8.2 ask', () => {
  const { email, ...auth } = readProject(PROJECT_ROOT).auth;
  expect(auth).toEqual({
    enabled: true,
    site_url: 'http://localhost:5173',
    // Mailed links lead to no other page.
    additional_redirect_urls: [
      'http://localhost:5173/dashboard',
      'http://localhost:4173/dashboard',
    ],
    jwt_expiry: 3600,
    enable_refresh_token_rotation: true,
    refresh_token_reuse_interval: 10,
    enable_signup: true,
    enable_anonymous_sign_ins: false,
    // docs/product.md P11.2.
    minimum_password_length: 6,
    publishable_key: supabaseConfig('').anonKey,
    rate_limit: { sign_in_sign_ups: 30, token_verifications: 30 },
  });
  expect(email).toEqual({
    enable_signup: true,
    enable_confirmations: true,
    double_confirm_changes: true,
    secure_password_change: true,
    // OWASP ASVS 6.6.2: ten minutes at most.
    otp_expiry: 600,
    otp_length: 10,
    max_frequency: '60s',
    template: expect.anything() as unknown,
  });
  expect(tableOf({ email }, 'email')['template']).toEqual({
    confirmation: template('Confirm your email address', 'confirmation'),
    magic_link: template('Your sign-in link', 'magic_link'),
    recovery: template('Choose a new password', 'recovery'),
    email_change: template('Confirm the change of your email address', 'email_change'),
  });
});

test.for(['confirmation', 'magic_link', 'recovery', 'email_change'] as const)(
  'the %s mail holds one link, to our own page, with its token in the fragment',
  (name) => {
    const types = {
      confirmation: 'signup',
      magic_link: 'magiclink',
      recovery: 'recovery',
      email_change: 'email_change',
    };
    const html = readFileSync(`${PROJECT_ROOT}/supabase/templates/${name}.html`, 'utf8');
    expect(html.match(/href="[^"]*"/gu)).toEqual([
      `href="{{ .RedirectTo }}#token_hash={{ .TokenHash }}&amp;type=${types[name]}"`,
    ]);
    // The placeholders that the hosted service fills in: https://supabase.com/docs/guides/auth/auth-email-
    // templates
    const named = new Set(
      [...html.matchAll(/\{\{ \.(\w+) \}\}/gu)].map(([, variable]) => variable),
    );
    const known = new Set<string | undefined>([
      'RedirectTo',
      'TokenHash',
      'SiteURL',
      'Email',
      'NewEmail',
    ]);
    expect([...named].filter((variable) => !known.has(variable))).toEqual([]);
  },
);

function template(subject: string, name: string) {
  return { subject, content_path: `${PROJECT_ROOT}/supabase/templates/${name}.html` };
}
