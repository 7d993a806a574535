import type { Role } from '../src/domain/roles.ts';

/** What somebody of each role sees who is signed in and has nothing to wait for. */
export const people: Readonly<Record<Role, string>> = {
  student: 'screens-session--signed-in',
  instructor: 'screens-dashboard--instructor',
  parent: 'screens-dashboard--parent',
  admin: 'screens-dashboard--admin',
};
