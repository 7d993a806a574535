/** A request's answer that waits until a step of the play function gives it. */
export function createHeld() {
  let give: (response: Response) => void = () => undefined;
  let waiting = new Promise<Response>(() => undefined);
  return {
    /** Forgets the last story's. */
    reset(): void {
      waiting = new Promise((resolve) => {
        give = resolve;
      });
    },
    /** What the handler returns. */
    answer: (): Promise<Response> => waiting,
    give: (response: Response): void => give(response),
  };
}
