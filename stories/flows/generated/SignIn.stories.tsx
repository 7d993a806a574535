import preview from '../../../.storybook/preview.tsx';
import chart from '../../../board/charts/signIn.chart.ts';
import { walk } from '../../../board/screens/signIn.tsx';
import { messages } from '../../../src/content/messages.ts';
import { emailFormFlows } from './emailFormFlows.ts';

const meta = preview.meta({
  title: 'Flows/Generated/Sign in',
  tags: ['!autodocs', 'generated'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const flows = emailFormFlows({
  screen: walk(chart.model),
  submitLabel: 'Send Magic Link',
  accepted: 'submitting|xstate.done.actor.0.signIn.submitting|0',
  toast: messages.linkSent,
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

/** The shortest way to a link that is sent. */
export const Sent = meta.story(flows.accepted);
