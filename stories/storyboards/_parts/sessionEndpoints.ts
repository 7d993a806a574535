import { HttpResponse } from 'msw';
import { authError, tokenBody, userBody } from '../../../mocks/handlers/authResponses.ts';
import { people } from '../../../mocks/fixtures/people.ts';
import { toAuthFailure } from '../../../src/domain/authFailure.ts';
import type { Session } from '../../../src/domain/session.ts';
import type { ModelEvent } from 'storybook-addon-statecharts';
import type { Endpoint } from 'storybook-addon-statecharts';

const { student } = people;

const profileRow = {
  id: student.id,
  role: student.role,
  display_name: student.displayName,
  avatar_url: null,
};

/** Returns the HTTP response that makes the statechart receive this failure. */
function refusal({ event }: ModelEvent): Response {
  const { kind, message, code } = toAuthFailure(event['error'] ?? event['failure']);
  if (kind === 'retryable') return HttpResponse.error();
  if (kind === 'rateLimited') return authError(429, 'over_request_rate_limit', message);
  return authError(400, code ?? 'refresh_token_not_found', message);
}

/** The failure's HTTP status; 400 without one. */
const statusOf = ({ event }: ModelEvent): number => toAuthFailure(event['error']).status ?? 400;

const outputOf = ({ event }: ModelEvent): unknown => event['output'];

/** Responds with `yes` to a success, otherwise with the failure. */
const saying = (yes: (output: unknown) => Response) => (modelEvent: ModelEvent) =>
  modelEvent.event.type.startsWith('xstate.done.')
    ? yes(outputOf(modelEvent))
    : refusal(modelEvent);

export const sessionEndpoints = {
  /** The server returns the user of a link's tokens. */
  exchangeLink: {
    method: 'get',
    path: '*/auth/v1/user',
    respond: saying(() => HttpResponse.json(userBody(student))),
  },
  /** A mailed token hash has a request of its own. */
  exchangeHash: {
    method: 'post',
    path: '*/auth/v1/verify',
    respond: saying(() => HttpResponse.json(tokenBody(student))),
  },
  refreshSession: {
    method: 'post',
    path: '*/auth/v1/token',
    respond: saying((output) =>
      HttpResponse.json({
        ...tokenBody(student),
        access_token: (output as Session).accessToken,
        refresh_token: (output as Session).refreshToken,
      }),
    ),
  },
  loadProfile: {
    method: 'get',
    path: '*/rest/v1/profiles',
    respond(modelEvent) {
      if (modelEvent.event.type.startsWith('xstate.error.'))
        return HttpResponse.json({ message: 'It failed' }, { status: statusOf(modelEvent) });
      return HttpResponse.json(outputOf(modelEvent) === undefined ? {} : profileRow);
    },
  },
  signOut: {
    method: 'post',
    path: '*/auth/v1/logout',
    respond: (modelEvent) =>
      modelEvent.event['failure'] === undefined
        ? new HttpResponse(null, { status: 204 })
        : refusal(modelEvent),
  },
  updatePassword: {
    method: 'put',
    path: '*/auth/v1/user',
    respond: saying(() => HttpResponse.json(userBody(student))),
  },
} as const satisfies Record<string, Endpoint>;
