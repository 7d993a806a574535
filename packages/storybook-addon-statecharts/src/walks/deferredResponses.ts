/** Deferred responses to one kind of request, which steps of the play function release. */
export interface DeferredResponses {
  /** For the request handler. */
  answer: () => Promise<Response>;
  /** Answers pending requests, and later ones until `hold`. */
  release: (make: () => Response) => void;
  hold: () => void;
  /** As `hold`, and fails pending requests. */
  failPending: () => void;
}

export function createDeferredResponses(): DeferredResponses {
  let standing: (() => Response) | undefined;
  let waiting: ((response: Response) => void)[] = [];
  return {
    answer: () =>
      new Promise((resolve) => {
        if (standing === undefined) waiting.push(resolve);
        else resolve(standing());
      }),
    release(make) {
      standing = make;
      for (const resolve of waiting) resolve(make());
      waiting = [];
    },
    hold() {
      standing = undefined;
    },
    failPending() {
      standing = undefined;
      for (const resolve of waiting) resolve(Response.error());
      waiting = [];
    },
  };
}
