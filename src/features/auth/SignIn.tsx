import { useActorRef, useSelector } from '@xstate/react';
import type { Snapshot } from 'xstate';
import { useEffect } from 'react';
import type { FormMachine } from '../../../machines/form/form.machine.ts';
import { selectLinkProblem } from '../../../machines/session/session.screens.ts';
import { linkSent } from '../../content/formConfirmations.ts';
import { failureText, linkMessage } from '../../content/authMessages.ts';
import { signInAside } from '../../content/authAsides.ts';
import { contact } from '../../content/contact.ts';
import { messages } from '../../content/messages.ts';
import { pages } from '../../content/pages.ts';
import { noScript } from '../../content/noScript.ts';
import { SignInScreen, type SignInField } from '../../ui/screens/SignInScreen/SignInScreen.tsx';
import { useActorSelector, useActorSend } from '../actorsContext.tsx';
import { selectContext, useFormState } from '../formState.ts';

export interface SignInProps {
  /** The sign-in statechart with its `submit` actor. */
  machine: FormMachine<SignInField>;
  /** Overrides the initial state. */
  snapshot?: Snapshot<unknown> | undefined;
  signUpPath: string;
  /** Called when a link was sent, to remember the page to return to. */
  onLinkSent: () => void;
}

/** Connects the sign-in form to its statechart and the toasts. */
export function SignIn({ machine, snapshot, signUpPath, onLinkSent }: SignInProps) {
  const send = useActorSend();
  const form = useActorRef(machine, snapshot && { snapshot });
  const state = useFormState(form);
  const { sent, sends } = useSelector(form, selectContext<SignInField>);
  const linkProblem = useActorSelector('session', selectLinkProblem, undefined);

  useEffect(() => {
    const subscriptions = [
      form.on('form.sent', () => {
        onLinkSent();
        send('session', { type: 'link.dismiss' });
        send('toasts', { type: 'toast.show', toast: { ...messages.linkSent, tone: 'success' } });
      }),
      form.on('form.failed', ({ failure }) => {
        send('toasts', {
          type: 'toast.show',
          toast: { ...messages.signInFailed, text: failureText(failure), tone: 'error' },
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
      linkProblem={
        linkProblem === undefined
          ? undefined
          : { title: messages.linkProblem.title, ...linkMessage(linkProblem) }
      }
      // A link that this form did not send was sent by signing up.
      sent={
        sent && {
          to: sent.email.trim(),
          hasSignedUp: sends === 0,
          times: sends,
          words: linkSent,
        }
      }
      noScript={{ text: noScript.signIn, contact }}
      signUp={{ label: 'Create an account', to: signUpPath }}
      aside={signInAside}
      onChange={(name, value) => form.send({ type: 'field.change', name, value })}
      onSubmit={() => form.send({ type: 'form.submit' })}
    />
  );
}
