import { EMBEDDED_ENDPOINTS, type Endpoint } from 'embedded-supabase/access/endpoints';
import { expect, test } from 'vitest';
import { DESK_ENDPOINTS, EDITOR_ENDPOINTS } from '../../../scripts/lib/access/endpoints.ts';

const told = ({ path, methods, who, maxBytes }: Endpoint) =>
  `${path} ${methods.join(' ')} ${who} ${maxBytes}`;

test('what our servers have of their own: a change of it is seen here', () => {
  expect([...DESK_ENDPOINTS, ...EDITOR_ENDPOINTS].map(told)).toEqual([
    '/__desk/verdicts GET machine 8000000',
    '/__desk/verdicts POST page 8000000',
    '/__open-in-editor GET page 0',
  ]);
});

test('none of it is asked for where the backend’s is', () => {
  const embedded = new Set(EMBEDDED_ENDPOINTS.map(({ path }) => path));
  const own = [...DESK_ENDPOINTS, ...EDITOR_ENDPOINTS].filter(({ path }) => embedded.has(path));
  expect(own).toEqual([]);
});
