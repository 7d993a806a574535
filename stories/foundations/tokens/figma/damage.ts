/** What is wrong with a file, and where, in words for the person who dropped it. */
export interface Damage {
  message: string;
  /** "line 3, column 7", or the way through the groups: `color.tint.info`. Absent when it is the whole file. */
  place?: string | undefined;
}

/** Thrown while a file is read; `readExport` catches it. */
export class DamagedFile extends Error implements Damage {
  readonly place: string | undefined;
  constructor(message: string, place?: string) {
    super(message);
    this.place = place;
  }
}

/** An object of a JSON file, whatever is in it. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object at a place of the file. @throws DamagedFile */
export function objectAt(value: unknown, place: string): JsonObject {
  if (isObject(value)) return value;
  throw new DamagedFile('Here should be a group of values.', place);
}

/** The text at a place of the file. @throws DamagedFile */
export function textAt(value: unknown, place: string): string {
  if (typeof value === 'string') return value;
  throw new DamagedFile('Here should be a text.', place);
}
