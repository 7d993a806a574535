/** A system colour for forced colours, or no paint. */
type Forced = 'CanvasText' | 'Canvas' | 'none';

/** A stroke, with its system colour for forced colours. */
export function stroke(colour: string, forced: Forced): string {
  return style({
    stroke: colour,
    '@media': { '(forced-colors: active)': { stroke: forced } },
  });
}

/** A fill, with its system colour for forced colours. */
export function filled(colour: string, forced: Forced): string {
  return style({ fill: colour, '@media': { '(forced-colors: active)': { fill: forced } } });
}
import { style } from '@vanilla-extract/css';
