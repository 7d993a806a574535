// Stories that walk a statechart, alone and on its real screen.
export { chartWalk } from './walks/chartWalk.tsx';
export { onTheScreen } from './walks/play.tsx';
export type { Endpoint, RealScreen, Stage } from './walks/realScreen.ts';
