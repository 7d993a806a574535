/** Where Supabase answers and with which public key; see `.env.example`. */
export interface SupabaseConfig {
  /** Without a slash at the end. */
  url: string;
  /** The public ("anon") key; a signed-in person's access token takes its place as the bearer. */
  anonKey: string;
}

/** As `auth.publishable_key` in supabase/config.toml; it opens nothing that row level security does not. */
const EMBEDDED_KEY = 'sb_publishable_tallygrove_embedded';

/** The configured project, or the embedded one on the page's own origin. */
export function supabaseConfig(origin: string): SupabaseConfig {
  const url = import.meta.env.VITE_SUPABASE_URL || origin;
  return {
    url: url.replace(/\/+$/, ''),
    anonKey: import.meta.env.VITE_SUPABASE_ANON_KEY || EMBEDDED_KEY,
  };
}
