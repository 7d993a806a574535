import { readFileSync } from 'node:fs';
import { readProject, tableOf } from 'embedded-supabase/project';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/lib/embeddedSupabase.ts';
import { site } from '../../src/content/site.ts';
import { supabaseConfig } from '../../src/services/config.ts';

const { auth } = readProject(PROJECT_ROOT);

test('the auth service is configured as docs/product.md P14.3 and P8.2 ask', () => {
  expect(auth).toMatchObject({
    // Mailed links lead to no other page.
    additional_redirect_urls: [
      'http://localhost:5173/dashboard',
      'http://localhost:4173/dashboard',
    ],
    enable_refresh_token_rotation: true,
    enable_anonymous_sign_ins: false,
    // docs/product.md P11.2.
    minimum_password_length: 6,
    publishable_key: supabaseConfig('').anonKey,
    email: {
      enable_confirmations: true,
      double_confirm_changes: true,
      secure_password_change: true,
      // OWASP ASVS 6.6.2: ten minutes at most.
      otp_expiry: 600,
      max_frequency: '60s',
    },
  });
});

test.for([
  ['confirmation', 'signup'],
  ['magic_link', 'magiclink'],
  ['recovery', 'recovery'],
  ['email_change', 'email_change'],
] as const)(
  'the %s mail holds one link, to our own page, with its token in the fragment',
  ([name, type]) => {
    const templates = tableOf(tableOf(auth, 'email'), 'template');
    const path = `${PROJECT_ROOT}/supabase/templates/${name}.html`;
    expect(templates[name]).toMatchObject({
      content_path: path,
      subject: expect.stringContaining(site.name) as unknown,
    });
    const html = readFileSync(path, 'utf8');
    expect(html.match(/href="[^"]*"/gu)).toEqual([
      `href="{{ .RedirectTo }}#token_hash={{ .TokenHash }}&amp;type=${type}"`,
    ]);
    // The hosted service fills in these alone: https://supabase.com/docs/guides/auth/auth-email-templates
    expect(html).not.toMatch(/\{\{(?! \.(?:RedirectTo|TokenHash|SiteURL|Email|NewEmail) \}\})/u);
  },
);
