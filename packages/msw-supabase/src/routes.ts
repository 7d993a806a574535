import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { Project } from './project.ts';
import { NotMocked, Refusal } from './refusals.ts';
import { bodyOf, type Body } from './requests.ts';

/** A request to a service. */
export interface Call {
  project: Project;
  request: Request;
  url: URL;
  /** The parts of the path that its route names. */
  params: Readonly<Record<string, string>>;
}

/** A response, or a value to serialize as JSON. */
type Result = Response | object | undefined;
type Answer = (call: Call, body: Body) => Result | Promise<Result>;

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
  check: (call: Call) => void = () => undefined,
) {
  return Object.entries({ ...routes, 'all *': refused }).map(([route, answer]) => {
    const [method, pattern = ''] = route.split(' ');
    const path = `${project.url}/${service}/v1/${pattern}`;
    return http[method as 'all'](path, async ({ request, params }) => {
      const url = new URL(request.url);
      const call: Call = { project, request, url, params: params as Call['params'] };
      try {
        check(call);
        const result = await answer(call, await bodyOf(request.clone()));
        return result instanceof Response ? result : HttpResponse.json(result as JsonBodyType);
      } catch (error) {
        if (error instanceof Refusal) return error.response.clone();
        if (error instanceof NotMocked) return refuseByName(call, error.message);
        throw error;
      }
    });
  });
}
