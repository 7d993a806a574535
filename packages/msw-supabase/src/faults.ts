import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { authError } from './auth/responses.ts';
import { storageError } from './storage/endpoints.ts';

const SERVICES = ['auth', 'rest', 'functions', 'storage'] as const;

/** Ways in which services fail, by name. */
const answers = {
  /** No response: the network is down. */
  offline: () => HttpResponse.error(),
  /** Requests never settle. */
  noResponse: () => delay('infinite'),
  /** 500, in each service's own format. */
  serverError: (path: string) => {
    const message = 'Internal Server Error';
    if (path.startsWith('auth/')) return authError(500, 'unexpected_failure', message);
    if (path.startsWith('storage/')) return storageError('500', 'InternalError', message, 500);
    return HttpResponse.json(
      { code: 'XX000', details: null, hint: null, message },
      { status: 500 },
    );
  },
  /** 429 with a time to wait. */
  rateLimited: (path: string) => {
    const message = 'Request rate limit reached';
    const response = path.startsWith('auth/')
      ? authError(429, 'over_request_rate_limit', message)
      : HttpResponse.json({ message }, { status: 429 });
    response.headers.set('retry-after', '60');
    return response;
  },
  /** 200 with a captive portal's HTML page. */
  malformedResponse: () => HttpResponse.html('<!doctype html><title>Log on</title>'),
};

export type Fault = keyof typeof answers;

/**
 * Returns handlers for a fault, to put before the others: `server.use(...fault('offline'))`.
 * @param path - such as `rest/v1/profiles` or `auth/v1/token`; by default all of every service
 * @param method - such as `POST`; by default all
 */
export function fault(name: Fault, path?: string, method?: string): HttpHandler[] {
  const paths = path === undefined ? SERVICES.map((service) => `${service}/v1/*`) : [path];
  return paths.map((one) =>
    http.all(`*/${one}`, ({ request }) =>
      [undefined, request.method].includes(method) ? answers[name](one) : undefined,
    ),
  );
}
