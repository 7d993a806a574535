/**
 * The CSS system colour that replaces each role in forced colours (CSS Color Adjustment 1, "forced
 * colors mode"; src/ui/art/paint.css.ts for drawings). The format has no system colours, so they are
 * in an extension. The custom properties do not change.
 */
const grounds = ['paper', 'surface', 'sunk', 'wash', 'tint', 'band', 'bandTint', 'mascot', 'shade'];
const links = ['action', 'actionHover'];
const fills = ['gold', 'scrim'];

/** Returns the CSS system colour of `color.<role>…` in forced colours. */
export function forcedColor(path: readonly string[]): 'Canvas' | 'CanvasText' | 'LinkText' {
  const role = path[1] ?? '';
  // The mascots' engraving is a line, though its role is in a panel's group.
  if (path.at(-1)?.endsWith('Line') === true) return 'CanvasText';
  if (links.includes(role)) return 'LinkText';
  return grounds.includes(role) || fills.includes(role) ? 'Canvas' : 'CanvasText';
}
