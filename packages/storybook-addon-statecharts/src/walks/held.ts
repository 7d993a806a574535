/** Deferred responses to one kind of request, which steps of the play function release. */
export interface Held {
  /** For the request handler. */
  answer: () => Promise<Response>;
  /** Answers pending requests, and later ones until `hold`. */
  give: (make: () => Response) => void;
  hold: () => void;
  /** As `hold`, and fails pending requests. */
  drop: () => void;
}

export function createHeld(): Held {
  let standing: (() => Response) | undefined;
  let waiting: ((response: Response) => void)[] = [];
  return {
    answer: () =>
      new Promise((resolve) => {
        if (standing === undefined) waiting.push(resolve);
        else resolve(standing());
      }),
    give(make) {
      standing = make;
      for (const resolve of waiting) resolve(make());
      waiting = [];
    },
    hold() {
      standing = undefined;
    },
    drop() {
      standing = undefined;
      for (const resolve of waiting) resolve(Response.error());
      waiting = [];
    },
  };
}
