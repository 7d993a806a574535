/** Defers responses to one kind of request until a step of the play function releases them. */
export function createDeferredResponses() {
  let standing: (() => Response) | undefined;
  let waiting: ((response: Response) => void)[] = [];
  const settle = (make: () => Response): void => {
    for (const resolve of waiting) resolve(make());
    waiting = [];
  };
  return {
    /** For the request handler. */
    answer: (): Promise<Response> =>
      new Promise((resolve) => {
        if (standing === undefined) waiting.push(resolve);
        else resolve(standing());
      }),
    /** Answers pending requests, and later ones until `hold`. */
    release(make: () => Response): void {
      standing = make;
      settle(make);
    },
    hold(): void {
      standing = undefined;
    },
    /** As `hold`, and fails pending requests. */
    failPending(): void {
      standing = undefined;
      settle(() => Response.error());
    },
  };
}
