import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { Snapshot } from 'xstate';
import type { FormMachine } from '../../../machines/form/form.machine.ts';
import { noScript } from '../../content/noScript.ts';
import { failureText } from '../../content/authMessages.ts';
import { signUpAside } from '../../content/authAsides.ts';
import { contact } from '../../content/contact.ts';
import { messages } from '../../content/messages.ts';
import { pages } from '../../content/pages.ts';
import { MIN_PASSWORD_LENGTH } from '../../domain/validation.ts';
import { SignUpScreen, type SignUpField } from '../../ui/screens/SignUpScreen/SignUpScreen.tsx';
import { useDraft, type Draft } from '../draft.ts';
import { useActorSend } from '../actorsContext.tsx';
import { useFormState } from '../formState.ts';

export interface SignUpProps {
  /** The sign-up statechart with its `submit` actor. */
  machine: FormMachine<SignUpField>;
  /** Overrides the initial state. */
  snapshot?: Snapshot<unknown> | undefined;
  signInPath: string;
  /** Called with the email address once the account exists. */
  onCreated: (email: string) => void;
  /** Keeps input for the lifetime of the tab. */
  draft?: Draft | undefined;
}

/** Connects the sign-up form to its statechart and the toasts. */
export function SignUp({ machine, snapshot, signInPath, onCreated, draft }: SignUpProps) {
  const send = useActorSend();
  const form = useActorRef(machine, snapshot && { snapshot });
  const state = useFormState(form);

  useDraft(form, draft);

  useEffect(() => {
    const subscriptions = [
      form.on('form.sent', ({ values }) => {
        send('toasts', {
          type: 'toast.show',
          toast: { ...messages.accountCreated, tone: 'success' },
        });
        onCreated(values.email.trim());
      }),
      form.on('form.failed', ({ failure }) => {
        send('toasts', {
          type: 'toast.show',
          toast: { ...messages.signUpFailed, text: failureText(failure), tone: 'error' },
        });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [form, onCreated, send]);

  return (
    <SignUpScreen
      heading={pages.signUp.heading}
      description={pages.signUp.description}
      form={state}
      minPasswordLength={MIN_PASSWORD_LENGTH}
      noScript={{ text: noScript.signUp, contact }}
      signIn={{ label: 'Sign in', to: signInPath }}
      aside={signUpAside}
      onChange={(name, value) => form.send({ type: 'field.change', name, value })}
      onSubmit={() => form.send({ type: 'form.submit' })}
    />
  );
}
