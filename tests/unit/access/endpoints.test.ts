import { EMBEDDED_ENDPOINTS, type Endpoint } from 'embedded-supabase/access/endpoints';
import { expect, test } from 'vitest';
import { DESK_ENDPOINTS, EDITOR_ENDPOINTS } from '../../../scripts/lib/access/endpoints.ts';

const lineOf = ({ path, methods, who, maxBytes }: Endpoint) =>
  `${path} ${methods.join(' ')} ${who} ${maxBytes}`;

test('the list of our servers’ own endpoints', () => {
  expect([...DESK_ENDPOINTS, ...EDITOR_ENDPOINTS].map(lineOf)).toEqual([
    '/__desk/verdicts GET machine 8000000',
    '/__desk/verdicts POST page 8000000',
    '/__open-in-editor GET page 0',
  ]);
});

test('no endpoint overlaps the backend’s', () => {
  const embedded = new Set(EMBEDDED_ENDPOINTS.map(({ path }) => path));
  const own = [...DESK_ENDPOINTS, ...EDITOR_ENDPOINTS].filter(({ path }) => embedded.has(path));
  expect(own).toEqual([]);
});
