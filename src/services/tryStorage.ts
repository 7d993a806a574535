/** Uses storage, which throws where it is blocked or full; then returns `otherwise`. */
export function tryStorage<Value>(access: () => Value, otherwise: Value): Value {
  try {
    return access();
  } catch {
    return otherwise;
  }
}
