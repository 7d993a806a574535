import { createActor, type SnapshotFrom } from 'xstate';
import { email, required } from '../../src/domain/validation.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Requests a magic link (docs/product.md P4.16, P8.1). */
export const signInMachine = createFormMachine({
  id: 'signIn',
  rules: { email: [required, email] },
});

/** The sign-in form after signing up, which has already sent a link. */
export function linkSentTo(address: string): SnapshotFrom<typeof signInMachine> {
  const values = { email: address };
  const { context } = createActor(signInMachine).getSnapshot();
  return signInMachine.resolveState({
    value: 'idle',
    context: { ...context, values, sent: values },
  });
}
