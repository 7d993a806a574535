import type { RequestListener } from 'node:http';
import type { EmbeddedSupabase } from 'embedded-supabase';
import { EMBEDDED_ENDPOINTS } from 'embedded-supabase/access/endpoints';
import { answerFault, createAccessMiddleware } from 'embedded-supabase/access/middleware';
import { createSiteHandler } from './siteHandler.ts';

/** The options of `npm run preview`. */
interface PreviewOptions {
  /** The deployed folder. */
  readonly client: string;
  /** The URL it is opened at. */
  readonly origin: string;
  /** The network interface to listen on, if not only this machine. */
  readonly host?: string | undefined;
  /** Absent with a hosted Supabase. */
  readonly backend?: Pick<EmbeddedSupabase, 'handle' | 'key'> | undefined;
}

/** Serves the built site like a host, behind the access checks of all our servers, with its backend. */
export function createPreview({ client, backend, origin, host }: PreviewOptions): RequestListener {
  const serveSite = createSiteHandler(client);
  const checkAccess = createAccessMiddleware({
    endpoints: backend === undefined ? [] : EMBEDDED_ENDPOINTS,
    origin,
    host,
    ...(backend === undefined ? {} : { key: backend.key }),
  });
  return (request, response) => {
    const site = () => serveSite(request, response);
    checkAccess(request, response, () => {
      if (backend === undefined) return site();
      backend.handle(request, response, (error) => {
        if (error === undefined) site();
        else answerFault(error, request, response, () => response.destroy());
      });
    });
  };
}
