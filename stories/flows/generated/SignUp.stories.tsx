import preview from '../../../.storybook/preview.tsx';
import chart from '../../../board/charts/signUp.chart.ts';
import { walk } from '../../../board/screens/signUp.tsx';
import { messages } from '../../../src/content/messages.ts';
import { emailFormFlows } from './emailFormFlows.ts';

const meta = preview.meta({
  title: 'Flows/Generated/Sign up',
  tags: ['!autodocs', 'generated'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const flows = emailFormFlows({
  screen: walk(chart.model),
  submitLabel: 'Create account',
  accepted: 'submitting|xstate.done.actor.0.signUp.submitting|0',
  toast: messages.accountCreated,
});

/** The shortest way to the form's mistakes. */
export const ToTheMistakes = meta.story(flows.mistakes);

/** The shortest way to the wait for the service. */
export const ToTheSending = meta.story(flows.sending);

/** The shortest way to a refusal. */
export const ToARefusal = meta.story(flows.refusal);

/** The shortest way to the wait that a rate limit asks for. */
export const ToTooManyTries = meta.story(flows.tooManyTries);

/** The wait passes, and the form can be sent again. */
export const PastTooManyTries = meta.story(flows.pastTooManyTries);

/** The shortest way to an account that is made. */
export const Created = meta.story(flows.accepted);
