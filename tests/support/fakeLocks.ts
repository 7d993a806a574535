/** Takes turns as `navigator.locks` does, for the one name in use. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  let turn = Promise.resolve();
  let held = 0;
  const request = async (
    _name: string,
    { signal, ifAvailable = false }: LockOptions,
    callback: (lock: Lock | null) => Promise<unknown>,
  ): Promise<unknown> => {
    if (ifAvailable && held > 0) return callback(null);
    held += 1;
    const mine = turn.then(() => {
      signal?.throwIfAborted();
      return callback({ name: _name, mode: 'exclusive' });
    });
    turn = mine
      .catch(() => undefined)
      .then(() => {
        held -= 1;
      });
    return mine;
  };
  // Only the form with three arguments, the one in use.
  return { request: request as unknown as LockManager['request'] };
}
