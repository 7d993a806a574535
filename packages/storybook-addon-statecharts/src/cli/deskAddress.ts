/** Where `storybook dev` listens unless told otherwise. */
const PORT = 6006;
const DESK = '?path=/story/review-changes--this-branch';
/** In ms: it is on this machine, or it is not there. */
const PATIENCE = 500;

/** Where the review desk can be opened, and whether a Storybook answers there already. */
export async function deskAddress(): Promise<string> {
  const address = `http://localhost:${process.env['STORYBOOK_PORT'] ?? PORT}/`;
  const isServed = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isServed ? `${address}${DESK}` : `${address}${DESK}, once Storybook runs`;
}
