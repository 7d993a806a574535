import type { LiveScreenProps } from 'storybook-addon-statecharts';
import { Feedback } from '../../src/feedback/Feedback.tsx';
import type { feedbackMachine } from '../../src/feedback/feedback.machine.ts';

export const Live = ({ machine }: LiveScreenProps) => (
  <Feedback machine={machine as typeof feedbackMachine} />
);
