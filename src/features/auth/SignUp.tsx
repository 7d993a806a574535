import { signUpForm } from '../../../machines/signUp/signUp.form.ts';
import { noScript } from '../../content/noScript.ts';
import { failureText } from '../../content/authMessages.ts';
import { signUpAside, signUpTerms } from '../../content/authAsides.ts';
import { contact } from '../../content/contact.ts';
import { messages } from '../../content/messages.ts';
import { pages } from '../../content/pages.ts';
import { paths } from '../../domain/paths.ts';
import { SignUpScreen } from '../../ui/screens/SignUpScreen/SignUpScreen.tsx';
import { useActorSend } from '../actorsContext.tsx';
import { useFormState, type FormProps } from '../formState.ts';

export interface SignUpProps extends FormProps<keyof typeof signUpForm.fields> {
  /** Called with the email address once the account exists. */
  onCreated: (email: string) => void;
}

/** Connects the sign-up form to its statechart and the toasts. */
export function SignUp({ machine, snapshot, onCreated, draft }: SignUpProps) {
  const send = useActorSend();
  const { form, sent } = useFormState(signUpForm, {
    machine,
    snapshot,
    draft,
    onSent({ email }) {
      send('toasts', {
        type: 'toast.show',
        toast: { ...messages.accountCreated, tone: 'success' },
      });
      onCreated(email.trim());
    },
    onFailed(failure) {
      const text = failureText(failure);
      send('toasts', {
        type: 'toast.show',
        toast: { ...messages.signUpFailed, text, tone: 'error' },
      });
    },
  });

  return (
    <SignUpScreen
      {...pages.signUp}
      // Until the sign-in page replaces it, nothing is sent twice.
      form={sent === undefined ? form : { ...form, pending: true, onSubmit: () => undefined }}
      noScript={{ text: noScript.signUp, contact }}
      signIn={{ label: 'Sign in', to: paths.signIn.pattern }}
      terms={signUpTerms}
      legal={{ terms: paths.terms.pattern, privacy: paths.privacy.pattern }}
      aside={signUpAside}
    />
  );
}
