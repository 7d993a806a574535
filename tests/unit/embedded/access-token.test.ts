import { describe, expect, test } from 'vitest';
import { bearerOf, faultOf } from '../../../scripts/embedded-supabase/access-token.ts';
import { LATER, part, PERSON, SECRET, tokenOf } from './tokens.ts';

const NOW = 1_800_000_000_000;
const faultAt = (token: string, now = NOW) => faultOf(token, SECRET, now);
const [head = '', payload = '', signature = ''] = tokenOf().split('.');

describe('an access token', () => {
  test.each([
    ['of a person', tokenOf()],
    ['that says no type', tokenOf({}, { head: { alg: 'HS256' } })],
    ['valid from now on', tokenOf({ nbf: NOW / 1000 })],
    ['valid for another millisecond', tokenOf({ exp: NOW / 1000 + 0.001 })],
  ])('%s is accepted', (_, token) => {
    expect(faultAt(token)).toBeUndefined();
  });

  test.each([
    ['malformed', 'without a signature', `${head}.${payload}`],
    ['malformed', 'of four parts', `${head}.${payload}.${signature}.x`],
    ['malformed', 'with an empty head', `.${payload}.${signature}`],
    ['malformed', 'with an empty payload', `${head}..${signature}`],
    ['malformed', 'with an empty signature', `${head}.${payload}.`],
    ['malformed', 'with padding', `${head}.${payload}.${signature}=`],
    ['malformed', 'with a blank before it', ` ${head}.${payload}.${signature}`],
    ['malformed', 'with a line after its payload', `${head}.${payload}\n.${signature}`],
    ['foreign', 'of another algorithm', tokenOf({}, { head: { alg: 'HS512' } })],
    ['foreign', 'of no algorithm', tokenOf({}, { head: null })],
    ['foreign', 'whose head is no JSON', `x${head}.${payload}.${signature}`],
    ['foreign', 'of another secret', tokenOf({}, { key: 'another' })],
    ['foreign', 'with a signature cut off', `${head}.${payload}.${signature.slice(0, -2)}`],
    ['foreign', 'with another payload', `${head}.${part({ role: 'authenticated' })}.${signature}`],
    ['role', 'of no claims', tokenOf(null)],
    ['role', 'of the service role', tokenOf({ role: 'service_role' })],
    ['malformed', 'for nobody', tokenOf({ sub: undefined })],
    ['malformed', 'for a number', tokenOf({ sub: 3 })],
    ['malformed', 'for a list that reads as a person', tokenOf({ sub: [PERSON] })],
    ['malformed', 'for more than a person', tokenOf({ sub: `${PERSON} or true` })],
    ['malformed', 'for a person after something', tokenOf({ sub: `x${PERSON}` })],
    ['expired', 'that ends now', tokenOf({ exp: NOW / 1000 })],
    ['expired', 'that ends at a text', tokenOf({ exp: String(LATER) })],
    ['expired', 'that never ends', tokenOf({ exp: undefined })],
    ['expired', 'that begins in a moment', tokenOf({ nbf: NOW / 1000 + 0.001 })],
    ['expired', 'that begins at a text', tokenOf({ nbf: '0' })],
  ])('is %s: %s', (fault, _, token) => {
    expect(faultAt(token)).toBe(fault);
  });
});

test.each([
  ['Bearer x', 'x'],
  ['bearer   x.y-z', 'x.y-z'],
  ['Bearer', ''],
  ['Bearer x y', ''],
  ['Basic x', ''],
  ['x Bearer y', ''],
])('the bearer of “%s” is “%s”', (header, token) => {
  expect(bearerOf(header)).toBe(token);
});
