import type { SnapshotFrom } from 'xstate';
import { email, required } from '../../src/domain/validation.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Requests a magic link (docs/product.md P4.16, P8.1). */
export const signInMachine = createFormMachine({
  id: 'signIn',
  rules: { email: [required, email] },
});

/** The sign-in form after sign-up has already sent a link. */
export function linkSentTo(address: string, now: () => number): SnapshotFrom<typeof signInMachine> {
  const values = { email: address };
  return signInMachine.resolveState({
    value: 'sent',
    context: {
      now,
      values,
      errors: {},
      failure: undefined,
      sent: { values, at: now() },
      returned: false,
      attempt: 0,
      waitSeconds: 0,
      waitEndsAt: 0,
    },
  });
}
