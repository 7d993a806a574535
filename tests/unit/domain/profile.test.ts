import { expect, test } from 'vitest';
import { parseProfile, storedPicture } from '../../../src/domain/profile.ts';

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
  [{ avatar_url: null }, { avatarUrl: undefined }],
])('a row of profiles with %j is read with %j', (changed, expected) => {
  expect(parseProfile({ ...row, ...changed }, project)).toEqual({ ...profile, ...expected });
});

test.each([undefined, null, 'u-1', { id: 7 }, { id: ' ' }, [row]])('%j is no row', (value) => {
  expect(parseProfile(value, project)).toBeUndefined();
});

test.each([
  [project, `HTTPS://Grove.supabase.co:443${own}`],
  ['https://grove.example/backend', `https://grove.example/backend${own}`],
])('a picture of the storage of %s is shown: %s', (home, address) => {
  expect(storedPicture(address, home)).toBe(`${home}${own}`);
});

test.each([
  own,
  `http://grove.supabase.co${own}`,
  `https://grove.supabase.co.pictures.example${own}`,
  `https://priya@grove.supabase.co${own}`,
  `${project}/storage/v1/object/sign/avatars/priya.png?token=t`,
  `${project}/storage/v1/object/public/../../../../auth/v1/logout`,
  String.raw`https://grove.supabase.co\\pictures.example${own}`,
])('a picture from anywhere else is not: %s', (address) => {
  expect(storedPicture(address, project)).toBeUndefined();
  expect(storedPicture(address, '')).toBeUndefined();
});
