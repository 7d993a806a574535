// Lists the components that React has rendered.

/** The fields used of React's fibers. */
interface Fiber {
  type: unknown;
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
    if (name !== undefined && /^[A-Z]/.test(name)) found.add(name);
  }
  return [...found].toSorted();
}
