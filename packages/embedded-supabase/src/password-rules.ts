import { authError } from './auth-error.ts';

/**
 * The most common passwords of six characters or more in yearly lists of leaked ones. Compared in
 * lower case.
 */
const COMMONEST = `
123456 1234567 12345678 123456789 1234567890 12345678910 123123 123123123 123321 123654 1234321
1234512345 111111 1111111 11111111 111222 112233 11223344 121212 131313 101010 102030 147258
147258369 159357 159753 222222 333333 444444 555555 654321 666666 696969 777777 7777777 87654321
888888 88888888 987654 987654321 9876543210 999999 000000 00000000 010203 123abc 123qwe 12345a
123456a 1234qwer 12qwaszx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 a12345 a123456 a123456789
aa123456 aaaaaa abc123 abc1234 abcd1234 abcdef abcdefg abcdefgh access adobe123 andrew asdasd
asdf1234 asdfasdf asdfgh asdfghjk asdfghjkl ashley azerty bailey baseball basketball batman butterfly
charlie cheese chelsea chocolate computer cookie daniel donald dragon flower football forever
freedom fuckyou gfhjkl ginger google hannah harley hello1 hello123 hockey hunter hunter2 iloveu
iloveyou iloveyou1 jennifer jessica jordan jordan23 joshua killer letmein letmein1 liverpool lovely
loveme maggie master matrix merlin michael michelle minecraft mustang mynoob mypassword naruto
nicole ninja1 nothing passw0rd password password! password1 password12 password123 password1234
peanut pepper pokemon princess purple qazwsx qazwsxedc qq123456 qwe123 qweasd qweasdzxc qweqwe
qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop ranger robert
samsung samantha scooter secret123 shadow silver soccer starwars summer sunshine superman taylor
testing test123 test1234 thomas thunder tigger trustno1 unknown vanessa welcome welcome1 whatever
william yankees zaq12wsx zaq1zaq1 zinch zxcvbn zxcvbnm zxcvbnm1
`;

const commonest: ReadonlySet<string> = new Set(COMMONEST.trim().split(/\s+/u));

/** The hosted service's maximum: bcrypt reads no more bytes of UTF-8. */
const MAX_BYTES = 72;

export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > MAX_BYTES;
}

/** Returns the refusal of a new password by the hosted service's rules, if any. */
export function refuseNewPassword(password: string, minLength: number): Response | undefined {
  if (isTooLong(password)) {
    const message = `Password cannot be longer than ${MAX_BYTES} characters`;
    return authError(400, 'validation_failed', message);
  }
  const weak = (reason: string, message: string) =>
    authError(422, 'weak_password', message, {}, { weak_password: { reasons: [reason] } });
  if (password.length < minLength) {
    return weak('length', `Password should be at least ${minLength} characters.`);
  }
  if (!commonest.has(password.toLowerCase())) return undefined;
  return weak(
    'pwned',
    'Password is known to be weak and easy to guess, please choose a different one.',
  );
}
