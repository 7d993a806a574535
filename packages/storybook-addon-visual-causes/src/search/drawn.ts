// Lists the components that React has rendered, with values: `AgentShield:worried`.

/** The fields used of React's fibers. */
interface Fiber {
  type: unknown;
  memoizedProps: Readonly<Record<string, unknown>> | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** A component's name, through `memo` and `forwardRef`. */
function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name;
  if (typeof type !== 'object' || type === null) return undefined;
  if ('type' in type) return nameOf(type.type);
  return 'render' in type ? nameOf(type.render) : undefined;
}

/** Props that identify an element instead of choosing a variant. */
const NAMES = new Set(['as', 'id', 'name', 'className', 'type', 'value', 'title', 'label']);

/** Whether a prop's value names a variant, such as `worried`. */
const isVariant = ([name, value]: [string, unknown]): boolean =>
  !NAMES.has(name) && typeof value === 'string' && /^[a-z]{3,16}$/.test(value);

function rootIn(element: Element): Fiber | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
  if (key === undefined) return undefined;
  const host = (element as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
  return host?.stateNode.current;
}

/**
 * Returns the components in a story, portals included, sorted and unique. React's production build
 * shortens names; stories are tested with the development build.
 */
export function drawnIn(element: Element): string[] {
  const found = new Set<string>();
  const open: (Fiber | null | undefined)[] = [rootIn(element)];
  for (let fiber = open.pop(); open.length > 0 || fiber; fiber = open.pop()) {
    if (!fiber) continue;
    open.push(fiber.sibling, fiber.child);
    const name = nameOf(fiber.type);
    if (name === undefined || !/^[A-Z]/.test(name)) continue;
    found.add(name);
    for (const prop of Object.entries(fiber.memoizedProps ?? {}))
      if (isVariant(prop)) found.add(`${name}:${String(prop[1])}`);
  }
  return [...found].toSorted();
}
