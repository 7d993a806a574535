import { afterAll, afterEach, beforeAll } from 'vitest';
import { server } from '../../mocks/node.ts';
import { supabase } from '../../mocks/supabase.ts';

/** The origin of the mocked services. */
export const SITE = 'http://site.test';

/** Mocks the services for a test file; an unhandled request fails the test. */
export function mockServices(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    supabase.reset();
  });
  afterAll(() => server.close());
}
