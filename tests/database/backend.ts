import { createEmbeddedSupabase, type EmbeddedSupabase } from 'embedded-supabase';
import { backendOptions } from '../../scripts/lib/embeddedSupabase.ts';

/**
 * Starts this project's backend in memory, without a rate limit on mails.
 * @param more - A further migration and its sample rows.
 */
export function startBackend(more?: {
  migration: string;
  seed: string;
}): Promise<EmbeddedSupabase> {
  const origin = 'http://localhost:5173';
  const options = backendOptions();
  const { migrations, seed } = options.project;
  const project = more && {
    ...options.project,
    migrations: [...migrations, more.migration],
    seed: `${seed}\n${more.seed}`,
  };
  return createEmbeddedSupabase({
    ...options,
    ...(project && { project }),
    origin,
    mailsAreFree: true,
  });
}
