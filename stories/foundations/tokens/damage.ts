/** An error in a file, worded for the person who dropped it. */
export class DamagedFile extends Error {
  /** "line 3, column 7" or a token's name: `color.tint.info`. Absent for the whole file. */
  readonly place: string | undefined;
  constructor(message: string, place?: string) {
    super(message);
    this.place = place;
  }
}

/** Any object of a JSON file. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the object at a place of the file. @throws DamagedFile */
export function objectAt(value: unknown, place: string): JsonObject {
  if (isObject(value)) return value;
  throw new DamagedFile('Here should be a group of values.', place);
}
