/** The stemmed words of a text, by position. */
type Document = readonly (string | undefined)[];

const stopWords = new Set(
  'a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was will with'.split(
    ' ',
  ),
);

/** Stems a word, close enough to Postgres's `english` for everyday words. */
function stem(word: string, config: string): string | undefined {
  const lower = word.toLowerCase();
  if (config === 'simple') return lower;
  if (stopWords.has(lower)) return undefined;
  return lower.replace(/(?:(?<=[^s])s|(?<=\w{3})(?:ing|ed))$/, '').replace(/(?<=\w{3})[ey]$/, '');
}

const documentOf = (text: string, config: string): Document =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stem(word, config));

type Query = (document: Document) => boolean;

/** Consecutive words, as joined by `<->`. */
function phrase(text: string, config: string): Query {
  const words = documentOf(text, config);
  const first = words.findIndex((word) => word !== undefined);
  if (first === -1) return () => false;
  return (document) =>
    document.some((_, at) =>
      words.slice(first).every((word, step) => word === undefined || document[at + step] === word),
    );
}

const all = (queries: readonly Query[]): Query =>
  queries.length === 0 ? () => false : (document) => queries.every((query) => query(document));
const any =
  (queries: readonly Query[]): Query =>
  (document) =>
    queries.some((query) => query(document));
const not =
  (query: Query): Query =>
  (document) =>
    !query(document);

/** `to_tsquery`: words with `&`, `|`, `!`, `<->` and parentheses. */
function operators(text: string, config: string): Query {
  const tokens = text.match(/<->|[&|!()]|'[^']*'|[\p{L}\p{N}]+/gu) ?? [];
  const next = (): Query => {
    const token = tokens.shift();
    if (token === '!') return not(next());
    if (token !== '(') {
      let words = token ?? '';
      for (; tokens[0] === '<->'; words += ` ${tokens.shift() ?? ''}`) tokens.shift();
      return phrase(words, config);
    }
    const inner = either();
    tokens.shift();
    return inner;
  };
  const both = (): Query => {
    const queries = [next()];
    for (; tokens[0] === '&'; queries.push(next())) tokens.shift();
    return all(queries);
  };
  const either = (): Query => {
    const queries = [both()];
    for (; tokens[0] === '|'; queries.push(both())) tokens.shift();
    return any(queries);
  };
  return either();
}

/** `websearch_to_tsquery`: quoted phrases, `or`, and `-` before excluded words. */
function webSearch(text: string, config: string): Query {
  const parts = text.split(/\s+or\s+/i).map((part) =>
    all(
      [...part.matchAll(/(-?)(?:"([^"]*)"|([\p{L}\p{N}]+))/gu)]
        .filter(([, , quoted, word = '']) => documentOf(quoted ?? word, config).some(Boolean))
        .map(([, minus, quoted, word = '']) => {
          const query = phrase(quoted ?? word, config);
          return minus === '' ? query : not(query);
        }),
    ),
  );
  return any(parts);
}

/** Whether a text matches a search by PostgREST's `fts`, `plfts`, `phfts` or `wfts`. */
export function textMatches(
  operator: string,
  text: string,
  search: string,
  config = 'english',
): boolean {
  const document = documentOf(text, config);
  switch (operator) {
    case 'plfts':
      return all(
        documentOf(search, config)
          .filter((word) => word !== undefined)
          .map((word) => (words) => words.includes(word)),
      )(document);
    case 'phfts':
      return phrase(search, config)(document);
    case 'wfts':
      return webSearch(search, config)(document);
    default:
      return operators(search, config)(document);
  }
}
