import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { Project } from './project.ts';
import { NotMocked, Refusal } from './refusals.ts';

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
type Answer = (call: Call) => Result | Promise<Result>;

/**
 * Creates a service's handlers. Of routes such as `get bucket/:id`, the first that matches answers;
 * any other path is refused by name.
 * @param check - refuses a request before its route answers
 */
export function handlersOf(
  project: Project,
  path: string,
  name: string,
  routes: Readonly<Record<string, Answer>>,
  check: (call: Call) => void = () => undefined,
) {
  const others: Answer = () => {
    throw new NotMocked(`this endpoint of the ${name} service`);
  };
  return Object.entries({ ...routes, 'all *': others }).map(([route, answer]) => {
    const [method, pattern = ''] = route.split(' ');
    return http[method as 'all'](`${project.url}/${path}/v1/${pattern}`, async (asked) => {
      const { request } = asked;
      const params = asked.params as Call['params'];
      try {
        const call = { project, request, url: new URL(request.url), params };
        check(call);
        const result = await answer(call);
        return result instanceof Response ? result : HttpResponse.json(result as JsonBodyType);
      } catch (error) {
        if (error instanceof Refusal) return error.response.clone();
        if (error instanceof NotMocked) return project.unanswered.respond(request, error);
        throw error;
      }
    });
  });
}
