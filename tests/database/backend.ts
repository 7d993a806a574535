import { createEmbeddedSupabase, type EmbeddedSupabase } from 'embedded-supabase';
import { backendOptions } from '../../scripts/lib/embeddedSupabase.ts';

/** Starts this project's backend in memory, without a rate limit on mails. */
export function startBackend(): Promise<EmbeddedSupabase> {
  const origin = 'http://localhost:5173';
  return createEmbeddedSupabase({ ...backendOptions(), origin, mailsAreFree: true });
}
