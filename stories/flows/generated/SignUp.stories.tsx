import preview from '../../../.storybook/preview.tsx';
import { App } from '../../../src/app/App.tsx';
import { paths } from '../../../src/app/paths.ts';
import { formFlow } from './formFlow.ts';
import { model } from './models/signUp.ts';

const meta = preview.meta({
  title: 'Flows/Generated/Sign up',
  component: App,
  tags: ['!autodocs', 'generated'],
  parameters: { path: paths.signUp.pattern, chromatic: { disableSnapshot: true } },
});

const flow = (...targets: string[]) =>
  formFlow(
    {
      model,
      endpoint: '*/auth/v1/signup',
      labels: { displayName: 'Display name', email: 'Email', password: 'Password' },
      submitLabel: 'Create account',
    },
    targets,
  );

/** The shortest way to the form's mistakes. */
export const ToInvalid = meta.story({ ...flow('invalid') });

/** The shortest way to the wait for the service. */
export const ToSubmitting = meta.story({ ...flow('submitting') });

/** The shortest way to a refusal. */
export const ToFailure = meta.story({ ...flow('failure') });

/** The shortest way to the wait that a rate limit asks for. */
export const ToWaiting = meta.story({ ...flow('waiting') });

/** The wait passes, and the form can be sent again. */
export const ThroughWaiting = meta.story({ ...flow('waiting', 'waiting||0') });

/** The shortest way to an account that is made. */
export const Created = meta.story({
  ...flow('submitting|xstate.done.actor.0.signUp.submitting|0'),
});
