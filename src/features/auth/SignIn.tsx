import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { FormMachine } from '../../../machines/form/form.machine.ts';
import { selectLinkProblem } from '../../../machines/session/session.selectors.ts';
import { messages } from '../../content/messages.ts';
import { pages } from '../../content/pages.ts';
import { SignInScreen } from '../../ui/screens/SignInScreen/SignInScreen.tsx';
import { useChart, useSend } from '../charts.tsx';
import { selectFormState } from '../formState.ts';

export interface SignInProps {
  /** The sign-in statechart with its `submit`. */
  machine: FormMachine;
  signUpPath: string;
  /** A link is on its way: the place to remember where the visitor was going. */
  onLinkSent: () => void;
}

/** The sign-in form at work: statechart to screen, and its outcome to the toasts. */
export function SignIn({ machine, signUpPath, onLinkSent }: SignInProps) {
  const send = useSend();
  const form = useActorRef(machine);
  const state = useSelector(form, selectFormState);
  const linkProblem = useChart('session', selectLinkProblem, undefined);

  useEffect(() => {
    const subscriptions = [
      form.on('form.sent', () => {
        onLinkSent();
        send('session', { type: 'link.dismiss' });
        send('toasts', { type: 'toast.show', toast: { ...messages.linkSent, tone: 'success' } });
      }),
      form.on('form.failed', ({ message }) => {
        send('toasts', {
          type: 'toast.show',
          toast: { ...messages.signInFailed, text: message, tone: 'error' },
        });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [form, onLinkSent, send]);

  return (
    <SignInScreen
      heading={pages.signIn.heading}
      description={pages.signIn.description}
      form={state}
      linkProblem={linkProblem}
      signUp={{ label: 'Create an account', to: signUpPath }}
      onChange={(name, value) => form.send({ type: 'field.change', name, value })}
      onSubmit={() => form.send({ type: 'form.submit' })}
    />
  );
}
