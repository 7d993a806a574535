import { createHmac } from 'node:crypto';

export const SECRET = 'the secret that signs';
export const PERSON = 'a0000000-0000-4000-8000-000000000003';
/** 2100: no test lives to see it. */
export const LATER = 4_102_444_800;

export function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** An access token; by default one that is accepted. */
export function tokenOf(
  claims: Readonly<Record<string, unknown>> | null = {},
  { head = { alg: 'HS256', typ: 'JWT' }, key = SECRET }: { head?: unknown; key?: string } = {},
): string {
  const person = { sub: PERSON, role: 'authenticated', exp: LATER };
  const signed = `${part(head)}.${part(claims === null ? null : { ...person, ...claims })}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
