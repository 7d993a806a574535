import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { fault, type Fault } from '../src/index.ts';
import { SITE } from './support.ts';

test.each<[Fault, string, RegExp]>([
  ['serverError', 'auth/v1/otp', /^500 .*unexpected_failure/u],
  ['serverError', 'rest/v1/courses', /^500 .*XX000/u],
  ['serverError', 'storage/v1/object/notes/a', /^500 .*InternalError/u],
  ['rateLimited', 'auth/v1/otp', /^429 .*over_request_rate_limit/u],
  ['offline', 'rest/v1/courses', /^0 /u],
  ['malformedResponse', 'auth/v1/otp', /^200 <!doctype html>/u],
])('%s on %s: %s', async (name, path, answer) => {
  const response = await getResponse(fault(name), new Request(`${SITE}/${path}`));
  expect(`${response?.status} ${await response?.text()}`).toMatch(answer);
  const other = await getResponse(fault(name, path, 'PUT'), new Request(`${SITE}/${path}`));
  expect(other).toBeUndefined();
});
