/**
 * The system's colour that a browser draws in place of each role while it forces its own (CSS Color
 * Adjustment 1, "forced colors mode"; drawings by src/ui/art/paint.css.ts). Figma and the format have no
 * such colours, so they stand beside the values. The custom properties themselves do not change.
 */
const grounds = ['paper', 'surface', 'sunk', 'wash', 'tint', 'band', 'bandTint', 'mascot', 'shade'];
const links = ['action', 'actionHover'];
const fills = ['gold', 'scrim'];

/** The CSS system colour that stands for `color.<role>…` in forced colours. */
export function forcedColor(path: readonly string[]): 'Canvas' | 'CanvasText' | 'LinkText' {
  const role = path[1] ?? '';
  // The mascots' engraving is a line, though it belongs to their panels.
  if (path.at(-1)?.endsWith('Line') === true) return 'CanvasText';
  if (links.includes(role)) return 'LinkText';
  return grounds.includes(role) || fills.includes(role) ? 'Canvas' : 'CanvasText';
}
