import { expect, test } from 'vitest';
import { parseProfile, storedPicture } from '../../../src/domain/profile.ts';
import { isRole, roleLabel, roles } from '../../../src/domain/roles.ts';

const project = 'https://grove.supabase.co';
const own = '/storage/v1/object/public/avatars/priya.png';
const row = {
  id: 'u-1',
  role: 'parent',
  display_name: ' Priya Nair ',
  avatar_url: ` ${project}${own}?v=2 `,
};
const profile = {
  id: 'u-1',
  role: 'parent',
  displayName: 'Priya Nair',
  avatarUrl: `${project}${own}?v=2`,
};

test.each<[object, object]>([
  [{ created_at: 'now', is_admin: true }, {}],
  [{ role: 'mentor' }, { role: undefined }],
  [{ role: ['admin'] }, { role: undefined }],
  [{ display_name: null }, { displayName: undefined }],
  [{ display_name: '  ' }, { displayName: undefined }],
  [{ avatar_url: 'https://pictures.example/a.png' }, { avatarUrl: undefined }],
])('a row of profiles with %j is read with %j', (changed, expected) => {
  expect(parseProfile({ ...row, ...changed }, project)).toEqual({ ...profile, ...expected });
});

test.each([undefined, null, '', 'u-1', 7, [], {}, { id: 7 }, { id: ' ' }, [row]])(
  '%j is no row',
  (value) => {
    expect(parseProfile(value, project)).toBeUndefined();
  },
);

test('every role has a label, and nothing else is a role', () => {
  expect(roles.map(roleLabel)).toEqual(['Admin', 'Instructor', 'Student', 'Parent']);
  expect(['', 'Admin', 'toString', null, 0, ['admin']].filter(isRole)).toEqual([]);
});

test.each([
  [project, `${project}${own}`],
  [project, `HTTPS://Grove.supabase.co:443${own}`],
  ['https://grove.example/backend', `https://grove.example/backend${own}`],
])('a picture of the storage of %s is shown: %s', (home, address) => {
  expect(storedPicture(address, home)).toBe(`${home}${own}`);
});

test.each([
  '',
  own,
  `https://pictures.example${own}`,
  `http://grove.supabase.co${own}`,
  `https://grove.supabase.co.pictures.example${own}`,
  `https://priya@grove.supabase.co${own}`,
  'https://grove.supabase.co/storage/v1/object/sign/avatars/priya.png?token=t',
  'https://grove.supabase.co/storage/v1/object/public/../../../../auth/v1/logout',
  String.raw`https://grove.supabase.co\\pictures.example${own}`,
])('a picture from anywhere else is not: %s', (address) => {
  expect(storedPicture(address, project)).toBeUndefined();
});

test('no picture is shown where the project has no address', () => {
  expect(storedPicture(`${project}${own}`, '')).toBeUndefined();
});
