import { component } from '../styles/layered.ts';

/** A system colour of forced colours, or nothing drawn. */
type Forced = 'CanvasText' | 'Canvas' | 'none';

/** A stroke, and the system colour it takes in forced colours. */
export function stroke(colour: string, forced: Forced): string {
  return component({
    stroke: colour,
    '@media': { '(forced-colors: active)': { stroke: forced } },
  });
}

/** A fill, and the system colour it takes in forced colours. */
export function filled(colour: string, forced: Forced): string {
  return component({ fill: colour, '@media': { '(forced-colors: active)': { fill: forced } } });
}
