import { fc } from '../../support/property.ts';
import { describe, expect, test } from 'vitest';
import { classifyResponse } from '../../../src/domain/authFailure.ts';
import { initials } from '../../../src/domain/initials.ts';
import { parseProfile, storedPicture } from '../../../src/domain/profile.ts';
import { isRole, roleLabel, roles } from '../../../src/domain/roles.ts';
import { email, firstBroken, password, required } from '../../../src/domain/validation.ts';
import { anyText } from '../../support/anyText.ts';

describe('initials', () => {
  test.each([
    ['Lena Brooks', 'LB'],
    ['lena brooks', 'LB'],
    ['  Lena   Brooks  ', 'LB'],
    ['Lena', 'L'],
    ['Ana María de la Cruz', 'AM'],
    ['Lena\u00a0Brooks', 'LB'],
    ['émile zola', 'ÉZ'],
    ['李 小龙', '李小'],
    ['🦊 Fox', '🦊F'],
    ['', 'U'],
    ['   ', 'U'],
    [undefined, 'U'],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  test('there is always something to show, and never half a character', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const letters = initials(name);
        expect(letters).not.toBe('');
        expect(() => encodeURIComponent(letters)).not.toThrow();
      }),
    );
  });
});

describe('a profiles row', () => {
  const project = 'https://grove.supabase.co';
  const picture = `${project}/storage/v1/object/public/avatars/priya.png?v=2`;
  const row = {
    id: 'u-1',
    role: 'parent',
    display_name: ' Priya Nair ',
    avatar_url: ` ${picture} `,
  };
  const profile = {
    id: 'u-1',
    role: 'parent',
    displayName: 'Priya Nair',
    avatarUrl: picture,
  };

  test('is read, and what else it holds is left', () => {
    expect(parseProfile({ ...row, created_at: 'now', is_admin: true }, project)).toEqual(profile);
  });

  test.each([
    ['a role of tomorrow', { ...row, role: 'mentor' }, { ...profile, role: undefined }],
    ['a role in capitals', { ...row, role: 'ADMIN' }, { ...profile, role: undefined }],
    ['a list of roles', { ...row, role: ['admin'] }, { ...profile, role: undefined }],
    ['no name', { ...row, display_name: null }, { ...profile, displayName: undefined }],
    ['a blank name', { ...row, display_name: '  ' }, { ...profile, displayName: undefined }],
    [
      'a name that is an object',
      { ...row, display_name: {} },
      { ...profile, displayName: undefined },
    ],
    [
      'a picture from elsewhere',
      { ...row, avatar_url: 'https://pictures.example/a.png' },
      { ...profile, avatarUrl: undefined },
    ],
    ['no picture', { ...row, avatar_url: '' }, { ...profile, avatarUrl: undefined }],
    [
      'only an id',
      { id: 'u-1' },
      { id: 'u-1', role: undefined, displayName: undefined, avatarUrl: undefined },
    ],
  ])('with %s', (_, value, expected) => {
    expect(parseProfile(value, project)).toEqual(expected);
  });

  test.each([undefined, null, '', 'u-1', 7, [], {}, { id: 7 }, { id: ' ' }, [row]])(
    'that is %j is none',
    (value) => {
      expect(parseProfile(value, project)).toBeUndefined();
    },
  );

  test('every role has a label, and nothing else is a role', () => {
    expect(roles.map((role) => roleLabel(role))).toEqual([
      'Admin',
      'Instructor',
      'Student',
      'Parent',
    ]);
    for (const value of ['', 'Admin', 'toString', null, 0, ['admin']]) {
      expect(isRole(value)).toBe(false);
    }
  });
});

describe('rules of the forms', () => {
  test.each([
    'a@b',
    'a@b.c',
    'lena@tallygrove.test',
    '  lena@tallygrove.test ',
    "o'neil+tag@sub.example-site.org",
  ])('%j is an address', (value) => {
    expect(email(value)).toBeUndefined();
  });

  test.each([
    '',
    'lena',
    'lena@',
    '@tallygrove.test',
    'lena@@tallygrove.test',
    'lena brooks@tallygrove.test',
    'lena@-tallygrove.test',
    'lena@tallygrove..test',
    'lena@tallygrove.test,ada@tallygrove.test',
    'lena@tallygrove.test\nbcc: ada@tallygrove.test',
  ])('%j is none', (value) => {
    expect(email(value)).toBe('notAnEmail');
  });

  test('a very long address is judged quickly', () => {
    expect(email(`${'a'.repeat(100_000)}@${'a-'.repeat(50_000)}`)).toBeDefined();
  });

  test('a password has six characters, spaces among them', () => {
    expect(['', '12345', '     '].map(password)).toEqual(['tooShort', 'tooShort', 'tooShort']);
    expect(['123456', '      '].map(password)).toEqual([undefined, undefined]);
  });

  test('a password takes 72 bytes at most, as the service counts them', () => {
    expect(['a'.repeat(72), '€'.repeat(24)].map(password)).toEqual([undefined, undefined]);
    expect(['a'.repeat(73), '€'.repeat(25)].map(password)).toEqual(['tooLong', 'tooLong']);
  });

  test('blanks fill no field, and the first broken rule is the one that is shown', () => {
    for (const blank of [
      '',
      ' \t\n',
      '\u00a0',
      '\u200b\u2060',
      '\u200d',
      '\u202e',
      '\u2800',
      '\u3164',
    ]) {
      expect(required(blank)).toBe('missing');
    }
    expect(['آدا', '\u200bA', '🌱'].map(required)).toEqual([undefined, undefined, undefined]);
    expect(firstBroken([required, email], ' ')).toBe('missing');
    expect(firstBroken([required, email], 'a@b')).toBeUndefined();
    expect(firstBroken([], '')).toBeUndefined();
  });
});

describe('why a call failed', () => {
  test.each([
    [429, 'rateLimited'],
    [0, 'retryable'],
    [502, 'retryable'],
    [503, 'retryable'],
    [504, 'retryable'],
    // Not in the list of docs/product.md P7.4.
    [500, 'refused'],
    [501, 'refused'],
    [505, 'refused'],
    [520, 'refused'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [422, 'refused'],
  ] as const)('%d is %s', (status, kind) => {
    expect(classifyResponse(status, undefined)).toBe(kind);
    expect(classifyResponse(status, 'conflict')).toBe(kind);
  });

  test('a conflict is another request at the same moment, and worth another try', () => {
    expect(classifyResponse(409, 'conflict')).toBe('retryable');
    expect(classifyResponse(409, undefined)).toBe('refused');
  });
});

describe('a picture', () => {
  const own = '/storage/v1/object/public/avatars/priya.png';

  test.each([
    ['https://grove.supabase.co', `https://grove.supabase.co${own}`],
    ['https://grove.supabase.co', `HTTPS://Grove.supabase.co:443${own}`],
    ['https://grove.example/backend', `https://grove.example/backend${own}`],
  ])('of the storage of %s is shown: %s', (project, address) => {
    expect(storedPicture(address, project)).toBe(`${project}${own}`);
  });

  test.each([
    undefined,
    '',
    'priya.png',
    own,
    `//pictures.example${own}`,
    `https://pictures.example${own}`,
    `http://grove.supabase.co${own}`,
    `https://grove.supabase.co:444${own}`,
    `https://grove.supabase.co.pictures.example${own}`,
    `https://priya@grove.supabase.co${own}`,
    `https://pictures.example/https://grove.supabase.co${own}`,
    'https://grove.supabase.co/storage/v1/object/sign/avatars/priya.png?token=t',
    'https://grove.supabase.co/storage/v1/object/public/../../../../auth/v1/logout',
    'https://grove.supabase.co/storage/v1/object/public/%2e%2e/private/priya.png',
    String.raw`https://grove.supabase.co\\pictures.example${own}`,
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
  ])('from anywhere else is not: %s', (address) => {
    expect(storedPicture(address, 'https://grove.supabase.co')).toBeUndefined();
  });

  test('is none where the project has no address', () => {
    expect(storedPicture(`https://grove.supabase.co${own}`, '')).toBeUndefined();
  });
});
