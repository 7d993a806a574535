import type { SessionSnapshot } from '../../../machines/session/session.selectors.ts';
import { signInForm } from '../../../machines/signIn/signIn.form.ts';
import { linkSent } from '../../content/formConfirmations.ts';
import { failureText, linkMessage } from '../../content/authMessages.ts';
import { signInAside } from '../../content/authAsides.ts';
import { contact } from '../../content/contact.ts';
import { messages } from '../../content/messages.ts';
import { pages } from '../../content/pages.ts';
import { noScript } from '../../content/noScript.ts';
import { paths } from '../../domain/paths.ts';
import { SignInScreen } from '../../ui/screens/SignInScreen/SignInScreen.tsx';
import { useActorSelector, useActorSend } from '../actorsContext.tsx';
import { useFormState, type FormProps } from '../formState.ts';

export interface SignInProps extends Omit<FormProps<'email'>, 'draft'> {
  /** The address of a new account, to which signing up has sent a link. */
  signedUpWith?: string | undefined;
  /** Called when a link was sent, to remember the page to return to. */
  onLinkSent: () => void;
}

const selectLinkProblem = ({ context }: SessionSnapshot) => context.linkProblem;

/** Connects the sign-in form to its statechart and the toasts. */
export function SignIn({ machine, snapshot, signedUpWith, onLinkSent }: SignInProps) {
  const send = useActorSend();
  const linkProblem = useActorSelector('session', selectLinkProblem, undefined);
  const { form, sent, sends } = useFormState(signInForm, {
    machine,
    snapshot,
    values: { email: signedUpWith ?? '' },
    onSent() {
      onLinkSent();
      send('session', { type: 'link.dismiss' });
      send('toasts', { type: 'toast.show', toast: { ...messages.linkSent, tone: 'success' } });
    },
    onFailed(failure) {
      const text = failureText(failure);
      send('toasts', {
        type: 'toast.show',
        toast: { ...messages.signInFailed, text, tone: 'error' },
      });
    },
  });
  const sentTo = sent?.email.trim() ?? signedUpWith;

  return (
    <SignInScreen
      {...pages.signIn}
      form={form}
      linkProblem={
        linkProblem === undefined
          ? undefined
          : { title: messages.linkProblem.title, ...linkMessage(linkProblem) }
      }
      sent={
        sentTo === undefined
          ? undefined
          : { to: sentTo, hasSignedUp: sent === undefined, times: sends, words: linkSent }
      }
      noScript={{ text: noScript.signIn, contact }}
      signUp={{ label: 'Create an account', to: paths.signUp.pattern }}
      aside={signInAside}
    />
  );
}
