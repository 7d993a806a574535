import type { RequestListener } from 'node:http';
import type { EmbeddedSupabase } from 'embedded-supabase';
import { EMBEDDED_ENDPOINTS } from 'embedded-supabase/access/endpoints';
import { answerFault, createDoor } from 'embedded-supabase/access/middleware';
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
  readonly backend?: Pick<EmbeddedSupabase, 'handle' | 'key'> | undefined;
}

/** The built site as a host serves it, behind the door of all our servers, with its backend beside it. */
export function createPreview({ client, backend, origin, host }: PreviewOptions): RequestListener {
  const serveSite = createSiteHandler(client);
  const door = createDoor({
    endpoints: backend === undefined ? [] : EMBEDDED_ENDPOINTS,
    origin,
    host,
    ...(backend === undefined ? {} : { key: backend.key }),
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
