export { authError } from './auth/responses.ts';
export { EXPIRES_IN, openSessionOf, type SessionBody } from './auth/sessions.ts';
export { readAccessToken, type Claims } from './auth/tokens.ts';
export type { User, UserSpec } from './auth/users.ts';
export type { Column, Grants, Json, Row, TableSpec, Writable } from './data/schema.ts';
export { fault, type Fault } from './faults.ts';
export type { BucketSpec } from './storage/files.ts';
export { DataError } from './refusals.ts';
export {
  createSupabase,
  type AuthSettings,
  type CallContext,
  type Mail,
  type Procedure,
  type ServerlessFunction,
  type Supabase,
  type SupabaseOptions,
} from './supabase.ts';
