/** The default port of `storybook dev`. */
const PORT = 6006;
const DESK = '?path=/story/review-changes--this-branch';
/** In ms: a local server answers quickly or not at all. */
const TIMEOUT_MS = 500;

/** Returns the review desk's URL, with a hint if no Storybook is running. */
export async function deskAddress(): Promise<string> {
  const address = `http://localhost:${process.env['STORYBOOK_PORT'] ?? PORT}/`;
  const isServed = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isServed ? `${address}${DESK}` : `${address}${DESK}, once Storybook runs`;
}
