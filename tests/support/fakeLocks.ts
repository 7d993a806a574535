/** Queues like `navigator.locks`, for the one lock name in use. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  let turn = Promise.resolve();
  let held = 0;
  const request = async (
    name: string,
    { signal, ifAvailable = false }: LockOptions,
    callback: (lock: Lock | null) => Promise<unknown>,
  ): Promise<unknown> => {
    if (ifAvailable && held > 0) return callback(null);
    held += 1;
    const mine = turn.then(() => {
      signal?.throwIfAborted();
      return callback({ name, mode: 'exclusive' });
    });
    turn = mine.catch(() => undefined).then(() => void (held -= 1));
    const calledOff = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return Promise.race([mine, calledOff]);
  };
  // Only the three-argument form, the one in use.
  return { request: request as unknown as LockManager['request'] };
}
