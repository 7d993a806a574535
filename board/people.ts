import type { Role } from '../src/domain/roles.ts';

/** The story that shows each role signed in, with nothing left to load. */
export const people: Readonly<Record<Role, string>> = {
  student: 'screens-session--signed-in',
  instructor: 'screens-dashboard--instructor',
  parent: 'screens-dashboard--parent',
  admin: 'screens-dashboard--admin',
};
