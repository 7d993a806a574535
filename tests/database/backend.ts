import { createEmbeddedSupabase, type EmbeddedSupabase } from 'embedded-supabase';
import { backendOptions } from '../../scripts/lib/embeddedSupabase.ts';

/** The sample accounts of supabase/seed.sql, as the admin sees them. */
export const SAMPLE = {
  admin: { id: 'a0000000-0000-4000-8000-000000000001', role: 'admin', display_name: 'Ada Okafor' },
  instructor: {
    id: 'a0000000-0000-4000-8000-000000000002',
    role: 'instructor',
    display_name: 'Mateo Rivera',
  },
  student: {
    id: 'a0000000-0000-4000-8000-000000000003',
    role: 'student',
    display_name: 'Lena Brooks',
  },
  parent: {
    id: 'a0000000-0000-4000-8000-000000000004',
    role: 'parent',
    display_name: 'Priya Nair',
  },
} as const;

export type SampleRole = keyof typeof SAMPLE;

/** Starts this project's backend in memory, without a rate limit on mails. */
export function startBackend(): Promise<EmbeddedSupabase> {
  const origin = 'http://localhost:5173';
  return createEmbeddedSupabase({ ...backendOptions(), origin, mailsAreFree: true });
}
