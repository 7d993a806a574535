import type { LiveScreenProps } from 'storybook-addon-statecharts';
import { Feedback } from '../../src/feedback/Feedback.tsx';
import type { feedbackMachine } from '../../src/feedback/feedback.machine.ts';

/** The form itself, led by the drawing beside it. */
export const Live = ({ machine }: LiveScreenProps) => (
  <Feedback machine={machine as typeof feedbackMachine} />
);
