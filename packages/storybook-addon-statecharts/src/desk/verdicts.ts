// Verdicts on pictures. Pure: shared by the board's pages, its build and its commands.
import { byKey } from './byKey.ts';
import { isRecord, parseJson } from './parseJson.ts';

/** One of several causes of a picture's differences. */
export interface Part {
  cause: string;
  /** All its causes, including this one. */
  of: readonly string[];
}

/** A decision about exactly one picture or one ARIA snapshot. */
export interface Verdict {
  story: string;
  /** A mode, or `reads`. */
  mode: string;
  /** The change's `hash`, which the verdict is limited to. */
  hash: string;
  /** Set for a removed picture. */
  gone?: true | undefined;
  /** For one cause of the picture's differences; without it, for the whole picture. */
  part?: Part | undefined;
  decision: Decision;
  note?: string | undefined;
  /** From 0 to 1 of the picture's width and height. */
  pin?: { x: number; y: number } | undefined;
  by: string;
  /** ISO 8601 in UTC, with milliseconds: `2026-11-21T09:30:00.000Z`. */
  at: string;
}

export const decisions = ['approved', 'asked', 'withdrawn', 'replied'] as const;
/**
 * `withdrawn` revokes the person's earlier decision, because files are merged and nothing is
 * deleted. `replied` decides nothing: its note answers another.
 */
export type Decision = (typeof decisions)[number];

/** One reviewer's verdicts: `board/verdicts/<reviewer>.json`. */
export interface VerdictFile {
  version: 1;
  by: string;
  verdicts: readonly Verdict[];
}

/** Limits of a file, which is rejected beyond them. Lengths in UTF-16 units. */
export const limits = { file: 8_000_000, verdicts: 20_000, note: 2000, by: 80, id: 200 } as const;

/** Tolerance for another machine's clock. */
export const SKEW_MS = 5 * 60_000;

/** The error for an invalid file of verdicts. */
export class VerdictError extends Error {
  readonly line: number;
  readonly reason: string;

  constructor(file: string, line: number, reason: string) {
    super(`${file}, line ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

const CONTROL = /[\u0000-\u001F\u007F\u2028\u2029\u202A-\u202E\u2066-\u2069]/;
// A note may have several lines.
const NOTE_CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069]/;
const LONE = /\p{Surrogate}/u;
const AT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const isText = (value: unknown, longest: number, pattern: RegExp): value is string =>
  typeof value === 'string' && value.length <= longest && pattern.test(value);

/** Whether a value is a valid reviewer's name. */
export const isReviewer = (value: unknown): value is string =>
  isText(value, limits.by, /\S/) &&
  value === value.trim() &&
  !CONTROL.test(value) &&
  !LONE.test(value);

function isInstant(value: unknown): value is string {
  if (!isText(value, 24, AT)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

const isShare = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 1 && !Object.is(value, -0);

const isPin = (value: unknown): boolean =>
  isRecord(value) && Object.keys(value).length === 2 && isShare(value['x']) && isShare(value['y']);

const isCause = (value: unknown): boolean => isText(value, 80, /^[a-z0-9-]+$/);

function isPart(value: unknown): value is Part {
  if (!isRecord(value) || Object.keys(value).length !== 2) return false;
  const { cause, of } = value;
  const causes: unknown[] = Array.isArray(of) ? of : [];
  return causes.length <= 40 && causes.every(isCause) && causes.includes(cause);
}

/** A validator for each key of a verdict; other keys are rejected. */
export const rules: Readonly<Record<keyof Verdict, (value: unknown) => boolean>> = {
  story: (value) => isText(value, limits.id, /^[a-z0-9-]+--[a-z0-9-]+$/),
  mode: (value) => isText(value, limits.id, /^[a-z0-9-]+$/),
  hash: (value) => isText(value, 32, /^[0-9a-f]{32}$/),
  gone: (value) => value === true,
  part: isPart,
  decision: (value) => decisions.some((decision) => decision === value),
  note: (value) =>
    isText(value, limits.note, /\S/) && !NOTE_CONTROL.test(value) && !LONE.test(value),
  pin: isPin,
  by: isReviewer,
  at: isInstant,
};
const required = ['story', 'mode', 'hash', 'decision', 'by', 'at'] as const;

/** Returns a verdict's fault; undefined if it is valid. */
function faultOf(value: unknown): string | undefined {
  if (!isRecord(value)) return 'not a verdict';
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(rules, key)) return 'a key that no verdict has';
    if (!rules[key as keyof Verdict](value[key])) return `its ${key} cannot be read`;
  }
  const missing = required.find((key) => !Object.hasOwn(value, key));
  return missing === undefined ? undefined : `it has no ${missing}`;
}

/** All keys of a line, in order. */
const KEYS = [...Object.keys(rules), 'cause', 'of', 'x', 'y'];

const lineOf = (verdict: Verdict): string => JSON.stringify(verdict, KEYS);

/** A key by subject and person, of which the latest verdict applies. Every reply has its own. */
const subjectOf = ({ by, story, mode, hash, gone, part, decision, at }: Verdict): string =>
  JSON.stringify([
    story,
    mode,
    hash,
    gone === true,
    by,
    ...(part === undefined && decision !== 'replied' ? [] : [part?.cause ?? '']),
    ...(decision === 'replied' ? [at] : []),
  ]);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Breaks ties deterministically. */
const isLater = (a: Verdict, b: Verdict): boolean =>
  a.at === b.at ? lineOf(a) > lineOf(b) : a.at > b.at;

/** Returns each person's latest verdict about each picture, in file order. */
export function mergeVerdicts(verdicts: readonly Verdict[]): Verdict[] {
  const latest = new Map<string, Verdict>();
  for (const verdict of verdicts) {
    const subject = subjectOf(verdict);
    const known = latest.get(subject);
    if (known === undefined || isLater(verdict, known)) latest.set(subject, verdict);
  }
  return [...latest].toSorted(([one], [other]) => compare(one, other)).map(([, each]) => each);
}

/** Merges all verdicts into one file per person, by name. */
export function mergeFiles(files: readonly VerdictFile[]): VerdictFile[] {
  const all = mergeVerdicts(files.flatMap(({ verdicts }) => verdicts));
  const people = [...new Set(files.map(({ by }) => by))].toSorted(compare);
  return people.map((by) => ({
    version: 1,
    by,
    verdicts: all.filter((verdict) => verdict.by === by),
  }));
}

const HEAD = ['{', '"version":1,'] as const;

/** Formats a file of verdicts: JSON, one verdict per line, sorted, so that git merges line by line. */
export function verdictText({ by, verdicts }: VerdictFile): string {
  const lines = mergeVerdicts(verdicts).map(lineOf);
  const text = [...HEAD, `"by":${JSON.stringify(by)},`, '"verdicts":['];
  if (lines.length > 0) text.push(lines.join(',\n'));
  return [...text, ']', '}', ''].join('\n');
}

/**
 * Parses the output of `verdictText`. Rejects a verdict dated in the future, because no later one
 * could replace it. Parses lines separately, so that git may merge two versions by line
 * (`merge=union`): a duplicate verdict counts once and a missing comma is ignored.
 * @param file its name, for messages
 * @param now in milliseconds
 * @throws {VerdictError} with the first invalid line
 */
export function parseVerdicts(text: string, file: string, now = Date.now()): VerdictFile {
  const refuse = (index: number, reason: string): never => {
    throw new VerdictError(file, index + 1, reason);
  };
  if (text.length > limits.file) refuse(0, 'the file is too large');
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  while (lines.at(-1) === '') lines.pop();
  for (const [index, expected] of HEAD.entries()) {
    if (lines[index] !== expected) refuse(index, `expected ${expected}`);
  }
  const [, name = ''] = /^"by":(.*),$/.exec(lines[2] ?? '') ?? [];
  const by = parseJson(name);
  if (!isReviewer(by)) return refuse(2, 'expected the name of who decided');
  if (lines[3] !== '"verdicts":[') refuse(3, 'expected "verdicts":[');
  const end = lines.length - 2;
  const verdicts: Verdict[] = [];
  for (let position = 4; position < end; position += 1) {
    if (verdicts.length >= limits.verdicts) refuse(position, 'too many verdicts');
    const value = parseJson((lines[position] ?? '').replace(/,$/, ''));
    const fault = faultOf(value);
    if (fault !== undefined) refuse(position, fault);
    const verdict = value as Verdict;
    if (verdict.by !== by) refuse(position, `a verdict of somebody else in the file of ${by}`);
    if (Date.parse(verdict.at) > now + SKEW_MS) refuse(position, 'it is dated in the future');
    verdicts.push(verdict);
  }
  if (end < 4 || lines[end] !== ']') refuse(Math.max(end, 4), 'the file ends in the middle');
  if (lines[end + 1] !== '}') refuse(end + 1, 'the file ends in the middle');
  return { version: 1, by, verdicts: mergeVerdicts(verdicts) };
}

export interface ParsedFiles {
  files: VerdictFile[];
  damaged: { file: string; line: number; reason: string }[];
}

/** Parses several files, and reports invalid ones with their line. */
export function parseFiles(texts: Iterable<readonly [file: string, text: string]>): ParsedFiles {
  const parsedFiles: ParsedFiles = { files: [], damaged: [] };
  for (const [file, text] of texts) {
    try {
      parsedFiles.files.push(parseVerdicts(text, file));
    } catch (error) {
      if (!(error instanceof VerdictError)) throw error;
      parsedFiles.damaged.push({ file, line: error.line, reason: error.reason });
    }
  }
  return parsedFiles;
}

/** Returns a reviewer's file name in the folder of verdicts: the name in lower-case letters and digits. */
export function verdictFileName(by: string): string {
  const plain = by
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  // A hash distinguishes names that are equal after normalisation.
  let sum = 0x811c9dc5;
  for (const character of by) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `${plain === '' ? 'reviewer' : plain}-${(sum >>> 0).toString(16).padStart(8, '0')}.json`;
}

/** A difference, with the verdicts that apply to exactly it. */
export interface Standing {
  state: 'open' | 'approved' | 'asked' | 'conflict';
  /** Latest first, one per person. */
  verdicts: readonly Verdict[];
  /** For the same picture with other pixels, latest first: they apply again if those pixels return. */
  stale: readonly Verdict[];
  /** Replies to notes, earliest first. */
  replies: readonly Verdict[];
}

/** The precedence of parts' states for the whole. */
export const stateOrder = ['conflict', 'asked', 'open', 'approved'] as const;

/** The fields of a change (desk.ts) that identify a verdict's subject. */
export interface Decided extends Pick<Verdict, 'story' | 'mode' | 'hash' | 'part'> {
  /** Only `gone` matters here. */
  kind: string;
}

const latestFirst = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.toSorted((a, b) => compare(b.at, a.at) || compare(lineOf(a), lineOf(b)));

/** Verdicts of all files by story and mode, indexed once for all changes. */
export type VerdictIndex = ReadonlyMap<string, readonly Verdict[]>;

const keyOf = ({ story, mode }: Pick<Verdict, 'story' | 'mode'>): string => `${story}/${mode}`;

export function indexVerdicts(files: readonly VerdictFile[]): VerdictIndex {
  const merged = mergeVerdicts(files.flatMap(({ verdicts }) => verdicts));
  return byKey(
    merged.filter(({ decision }) => decision !== 'withdrawn'),
    keyOf,
  );
}

/** Each person's latest verdicts, on parts and on the whole. */
const latestOfEach = (verdicts: readonly Verdict[]): Verdict[] => [
  ...new Map(verdicts.toReversed().map((verdict) => [verdict.by, verdict])).values(),
];

function stateOf(verdicts: readonly Verdict[]): Standing['state'] {
  const taken = new Set(verdicts.map(({ decision }) => decision));
  const [only] = taken;
  return taken.size > 1 ? 'conflict' : only === 'approved' || only === 'asked' ? only : 'open';
}

/**
 * Returns a change's standing from the verdicts on exactly it. A whole picture with decided parts
 * is approved once each of its parts is.
 */
export function standing(change: Decided, index: VerdictIndex): Standing {
  const all = latestFirst(index.get(keyOf(change)) ?? []);
  const replies = all.filter(({ decision }) => decision === 'replied');
  const about = all.filter(({ decision }) => decision !== 'replied');
  const holds = ({ hash, gone }: Verdict): boolean =>
    hash === change.hash && (gone === true) === (change.kind === 'gone');
  const holding = about.filter(holds);
  const ofCause = (cause: string | undefined): Verdict[] =>
    latestFirst(
      latestOfEach(
        holding.filter(
          ({ part }) => part === undefined || cause === undefined || part.cause === cause,
        ),
      ),
    );
  const parts = change.part === undefined ? holding.find(({ part }) => part)?.part?.of : undefined;
  const causes = parts ?? [change.part?.cause];
  const states = new Set(causes.map((cause) => stateOf(ofCause(cause))));
  return {
    state: stateOrder.find((state) => states.has(state)) ?? 'open',
    verdicts: parts === undefined ? ofCause(change.part?.cause) : holding,
    stale: about.filter((verdict) => !holds(verdict)),
    replies: replies.filter(holds).toReversed(),
  };
}
