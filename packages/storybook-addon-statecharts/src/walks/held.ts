/** The answers to one kind of request: each waits until a step of the play function gives it. */
export interface Held {
  /** What the handler returns. */
  answer: () => Promise<Response>;
  /** Answers what waits, and what comes until they are held again. */
  give: (make: () => Response) => void;
  hold: () => void;
  /** The same, and whatever waits gets no answer. */
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
