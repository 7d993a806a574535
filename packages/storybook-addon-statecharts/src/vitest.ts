// Records which states the stories show, under Vitest.
export { recordStates } from './coverage/recordStates.ts';
