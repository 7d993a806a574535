import { http, HttpResponse, type JsonBodyType } from 'msw';
import { readAccessToken, type Claims } from './auth/sessions.ts';
import type { User } from './auth/users.ts';
import type { Project } from './project.ts';
import { NotMocked, Refusal } from './refusals.ts';

export type Body = Readonly<Record<string, unknown>>;

/** A token's user, the public key without a user, or why the token is refused. */
export type Caller =
  | { kind: 'user'; user: User; claims: Claims }
  | { kind: 'expired'; user?: never; claims: Claims }
  | { kind: 'anon' | 'forged'; user?: never };

/** A request to a service. */
export interface Call {
  project: Project;
  request: Request;
  url: URL;
  /** The parts of the path that its route names. */
  params: Readonly<Record<string, string>>;
  caller: Caller;
}

/** A response, or a value to serialize as JSON. */
type Result = Response | object | undefined;
type Answer = (call: Call, body: Body) => Result | Promise<Result>;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a bearer. A publishable key is not a JWT; an older public key is one without a user. */
export function callerOf({ users }: Project, bearer: string): Caller {
  const claims = readAccessToken(bearer);
  if (claims === undefined) return { kind: bearer.includes('.') ? 'forged' : 'anon' };
  const user = users.find(({ id }) => id === claims.sub);
  if (user === undefined) return { kind: 'forged' };
  const isOpen = claims.exp * 1000 > Date.now();
  return isOpen ? { kind: 'user', user, claims } : { kind: 'expired', claims };
}

/** Names the request in the error formats of all services. 400: auth-js takes 501 for a lost network. */
function refuseByName({ project, request, url }: Call, missing: string): Response {
  const message = `${request.method} ${url.pathname}${url.search} is not mocked: ${missing}`;
  project.unanswered.push(message);
  const code = 'NOT_MOCKED';
  const hint = 'Put a handler of your own before those of msw-supabase.';
  const body = { statusCode: '400', code, error: code, message, msg: message, details: null, hint };
  return HttpResponse.json(body, { status: 400 });
}

/** The route of a request that is refused by name. */
export const refused: Answer = () => {
  throw new NotMocked('this endpoint');
};

/**
 * Creates a service's handlers. Of routes such as `get bucket/:id`, the first that matches answers;
 * any other path is refused by name.
 * @param check - refuses a request before its route answers
 */
export function handlersOf(
  project: Project,
  service: string,
  routes: Readonly<Record<string, Answer>>,
  check: (call: Call, body: Body) => void = () => undefined,
) {
  return Object.entries({ ...routes, 'all *': refused }).map(([route, answer]) => {
    const [method, pattern = ''] = route.split(' ');
    const path = `${project.url}/${service}/v1/${pattern}`;
    return http[method as 'all'](path, async ({ request, params: named }) => {
      const params = named as Call['params'];
      const bearer = /^Bearer (.+)/u.exec(request.headers.get('authorization') ?? '')?.[1];
      const caller = callerOf(project, bearer ?? '');
      const call = { project, request, url: new URL(request.url), params, caller };
      try {
        const json = request.clone().json() as Promise<Body | null>;
        const body = (await json.catch(() => null)) ?? {};
        check(call, body);
        const result = await answer(call, body);
        return result instanceof Response ? result : HttpResponse.json(result as JsonBodyType);
      } catch (error) {
        if (error instanceof Refusal) return error.response.clone();
        if (error instanceof NotMocked) return refuseByName(call, error.message);
        throw error;
      }
    });
  });
}
