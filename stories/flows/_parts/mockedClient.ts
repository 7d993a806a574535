import { useEffect, useState } from 'react';
import type { MockPerson } from '../../../mocks/fixtures/people.ts';
import { accessTokenOf } from '../../../mocks/fixtures/sessions.ts';
import { supabaseConfig } from '../../../src/services/config.ts';
import { loadSupabase } from '../../../src/services/supabase.ts';

/** Creates a supabase-js client as a developer would, signed in or with the public key alone. */
export async function createMockedClient(person?: MockPerson) {
  const { createClient } = await loadSupabase();
  const { url, anonKey } = supabaseConfig(location.origin);
  return createClient(url, anonKey, {
    accessToken: () => Promise.resolve(person === undefined ? anonKey : accessTokenOf(person)),
  });
}

type MockedClient = Awaited<ReturnType<typeof createMockedClient>>;

/** Creates a component's client, with the public key; undefined until the library has loaded. */
export function useMockedClient(): MockedClient | undefined {
  const [client, setClient] = useState<MockedClient>();
  useEffect(() => {
    let made: MockedClient | undefined;
    let isUnmounted = false;
    void createMockedClient().then((one) => {
      if (isUnmounted) return;
      made = one;
      setClient(one);
    });
    return () => {
      isUnmounted = true;
      void made?.removeAllChannels();
    };
  }, []);
  return client;
}
