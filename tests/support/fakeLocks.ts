/** Takes turns as `navigator.locks` does, for the one name in use. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  let turn = Promise.resolve();
  const request = async (
    _name: string,
    { signal }: LockOptions,
    callback: () => Promise<unknown>,
  ): Promise<unknown> => {
    const mine = turn.then(() => {
      signal?.throwIfAborted();
      return callback();
    });
    turn = mine.then(
      () => undefined,
      () => undefined,
    );
    return mine;
  };
  // Only the form with three arguments, the one in use.
  return { request: request as unknown as LockManager['request'] };
}
