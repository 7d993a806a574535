/** What people ask with, and what the stories say instead. Both sides are compared by their stems. */
const sayings: readonly (readonly [asked: string, said: string])[] = [
  ['login', 'sign in'],
  ['log in', 'sign in'],
  ['signin', 'sign in'],
  ['logon', 'sign in'],
  ['logout', 'log out'],
  ['sign out', 'log out'],
  ['signing out', 'log out'],
  ['register', 'sign up'],
  ['registration form', 'sign up'],
  ['signup', 'sign up'],
  ['create account', 'sign up'],
  ['new account', 'sign up'],
  ['429', 'too many tries'],
  ['rate limit', 'too many tries'],
  ['throttled', 'too many tries'],
  ['spam', 'too many tries'],
  ['too often', 'too many tries'],
  ['404', 'page not found'],
  ['dead link', 'page not found'],
  ['broken page', 'page not found'],
  ['500', 'server error'],
  ['503', 'unavailable'],
  ['server down', 'unavailable'],
  ['outage', 'unavailable'],
  ['timeout', 'slow'],
  ['takes forever', 'slow'],
  ['hangs', 'slow'],
  ['loading', 'spinner'],
  ['loading', 'pending'],
  ['loading', 'on its way'],
  ['busy', 'pending'],
  ['no internet', 'offline'],
  ['no network', 'offline'],
  ['no connection', 'offline'],
  ['connection lost', 'offline'],
  ['train', 'offline'],
  ['old link', 'expired link'],
  ['link expired', 'expired link'],
  ['magic link', 'link'],
  ['used link', 'link already used'],
  ['forgot password', 'new password asked for'],
  ['forgotten password', 'new password asked for'],
  ['reset password', 'new password asked for'],
  ['recovery', 'new password'],
  ['pay', 'donate'],
  ['payment', 'donate'],
  ['donation', 'donate'],
  ['gift', 'donate'],
  ['teacher', 'instructor'],
  ['tutor', 'instructor'],
  ['mum', 'parent'],
  ['dad', 'parent'],
  ['pupil', 'student'],
  ['learner', 'student'],
  ['administrator', 'admin'],
  ['kids', 'kindergarten to grade 2'],
  ['children', 'kindergarten'],
  ['typography', 'type faces'],
  ['font', 'type faces'],
  ['fonts', 'type faces'],
  ['colors', 'colour'],
  ['color', 'colour'],
  ['spacing', 'space'],
  ['animation', 'motion'],
  ['rtl', 'right to left'],
  ['arabic', 'right to left'],
  ['hebrew', 'right to left'],
  ['popup', 'dialog'],
  ['modal', 'dialog'],
  ['hamburger', 'mobile menu'],
  ['dropdown', 'menu'],
  ['snackbar', 'toast'],
  ['notification', 'toast'],
  ['1000', 'largest'],
  ['1000 dollars', 'largest'],
  ['internet', 'offline'],
  ['network', 'offline'],
  ['password', 'recovery'],
  ['password', 'password'],
  ['most', 'largest'],
  ['cannot be sent', 'did not work'],
  ['fails', 'did not work'],
  ['failed', 'did not work'],
  ['error', 'did not work'],
  ['chips', 'filter chips'],
  ['large text', 'double text'],
  ['big text', 'double text'],
  ['long text', 'long content'],
  ['long names', 'long content'],
  ['overflow', 'long content'],
  ['homepage', 'home'],
  ['front page', 'home'],
  ['landing page', 'home'],
  ['cookies blocked', 'storage blocked'],
  ['private mode', 'storage blocked'],
  ['incognito', 'storage blocked'],
  ['back button', 'back from history'],
  ['keyboard', 'by keyboard'],
  ['no results', 'empty state'],
  ['placeholder', 'skeleton'],
  ['terms and conditions', 'terms of service'],
  ['gdpr', 'privacy policy'],
  ['email taken', 'address taken'],
  ['already registered', 'address taken'],
  ['session over', 'refresh refused'],
  ['session expired', 'refresh refused'],
  ['kicked out', 'refresh refused'],
  ['week later', 'looking for earlier visit'],
  ['come back after', 'looking for earlier visit'],
];

/** Words that say nothing of what is looked for. */
const empty = new Set(
  'form a an and are as at be but by can do does for from get gets had has have how i if in into is it its me my no not of on or our out s see show shows so someone somebody that the their them then there they this to too two up we what when where which who why will with without you your user users person people visitor page screen state looks look like happens happen want one'.split(
    ' ',
  ),
);

/** `waiting`, `waits` and `wait` are one. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/(?:'s|’s)$/, '')
    .replace(/(?:ing|ed|es|s)$/, '')
    .replace(/e$/, '')
    .replace(/(.)\1$/, '$1');
}

/** Two words that mean one thing together, and something else apart. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/\bsign(?:ing)? in\b/g, 'signin'],
  [/\bsign(?:ing)? up\b/g, 'signup'],
  [/\b(?:sign(?:s|ed|ing)?|log(?:s|ged|ging)?) out\b/g, 'logout'],
];

/** The words of a text, lower case; figures are words. */
export function wordsOfText(text: string): string[] {
  const joined = pairs.reduce(
    (said, [pair, one]) => said.replaceAll(pair, one),
    text.toLowerCase(),
  );
  return joined.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
}

/** What is asked for: a word, or several that mean one thing. */
export interface Term {
  /** As it was asked. */
  asked: string;
  /** What answers it: any of these, each by all its stems. */
  said: (readonly string[])[];
}

const stemsOf = (text: string): string[] =>
  wordsOfText(text)
    .filter((word) => !empty.has(word))
    .map(stem);

const everyStem = (text: string): string[] => wordsOfText(text).map(stem);

const asks = [...new Set(sayings.map(([asked]) => asked))];

/** Sayings by what is asked, the longest first. */
const bySaying = asks
  .map((text) => {
    const alike = sayings.filter(([asked]) => asked === text).map(([, said]) => stemsOf(said));
    // One word may be found as it is; several mean what they mean here.
    const itself = text.includes(' ') ? [] : [stemsOf(text)];
    return { text, asked: everyStem(text), said: [...itself, ...alike] };
  })
  .toSorted((a, b) => b.asked.length - a.asked.length);

/**
 * A question's terms: sayings first, the longest before others, then single words. Empty words count
 * only inside a saying (`sign in`).
 */
export function termsOf(question: string): Term[] {
  const words = wordsOfText(question);
  const stems = words.map(stem);
  const terms: Term[] = [];
  const isTaken = stems.map(() => false);
  for (const { asked, text, said } of bySaying) {
    const index = stems.findIndex((_, start) =>
      asked.every((one, step) => stems[start + step] === one && isTaken[start + step] === false),
    );
    if (index === -1) continue;
    isTaken.fill(true, index, index + asked.length);
    terms.push({ asked: text, said });
  }
  words.forEach((word, position) => {
    if (isTaken[position] === true || empty.has(word)) return;
    terms.push({ asked: word, said: [[stems[position] ?? word]] });
  });
  return terms;
}
