import type { RequestListener } from 'node:http';
import { EMBEDDED_PUBLISHABLE_KEY } from '../embedded-supabase/config.ts';
import type { EmbeddedSupabase } from '../embedded-supabase/embedded-supabase.ts';
import { EMBEDDED_SERVICES } from './access/endpoints.ts';
import { answerFault, createDoor } from './access/middleware.ts';
import { createSiteHandler } from './siteHandler.ts';

/** What `npm run preview` serves. */
interface PreviewOptions {
  /** The folder that is deployed. */
  readonly client: string;
  /** The address it is opened at. */
  readonly origin: string;
  /** The interface that it listens at, where it is not this machine alone. */
  readonly host?: string | undefined;
  /** Absent where a hosted Supabase is named. */
  readonly backend?: Pick<EmbeddedSupabase, 'handle'> | undefined;
}

/** The built site as a host serves it, behind the door of all our servers, with its backend beside it. */
export function createPreview({ client, backend, origin, host }: PreviewOptions): RequestListener {
  const serveSite = createSiteHandler(client);
  const door = createDoor({
    services: backend === undefined ? [] : EMBEDDED_SERVICES,
    origin,
    host,
    key: EMBEDDED_PUBLISHABLE_KEY,
  });
  return (request, response) => {
    const site = () => serveSite(request, response);
    door(request, response, () => {
      if (backend === undefined) return site();
      backend.handle(request, response, (error) => {
        if (error === undefined) site();
        else answerFault(error, request, response, () => response.destroy());
      });
    });
  };
}
