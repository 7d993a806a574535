/** The Supabase project's URL and public key; see `.env.example`. */
export interface SupabaseConfig {
  /** Without a trailing slash. */
  url: string;
  /** The public ("anon") key; the bearer until the user signs in. */
  anonKey: string;
}

/**
 * Same as `auth.publishable_key` in supabase/config.toml. Row level security limits what it opens.
 */
const EMBEDDED_KEY = 'sb_publishable_tallygrove_embedded';

/** Returns the configured project, or the embedded one on the page's own origin. */
export function supabaseConfig(origin: string): SupabaseConfig {
  const url = import.meta.env.VITE_SUPABASE_URL || origin;
  return {
    url: url.replace(/\/+$/, ''),
    anonKey: import.meta.env.VITE_SUPABASE_ANON_KEY || EMBEDDED_KEY,
  };
}
