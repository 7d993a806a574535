import { Panel } from '../../components/Panel/Panel.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { FormWithAside, type FormAsideProps } from '../../patterns/FormWithAside/FormWithAside.tsx';
import { fieldId, FormFrame, type FormState } from '../../patterns/FormFrame/FormFrame.tsx';
import type { NoScriptNoticeProps } from '../../patterns/FormFrame/NoScriptNotice.tsx';
import { PageOpening } from '../../patterns/PageOpening/PageOpening.tsx';

export type SignUpField = 'displayName' | 'email' | 'password';

export interface SignUpScreenProps {
  heading: string;
  description: string;
  form: FormState<SignUpField>;
  /** The minimum length of a password, stated in the field's description. */
  minPasswordLength: number;
  noScript: NoScriptNoticeProps;
  signIn: { label: string; to: string };
  /** Beside the form: the benefits of an account. */
  aside: Omit<FormAsideProps, 'guide'>;
  onChange: (name: SignUpField, value: string) => void;
  onSubmit: () => void;
}

const FORM = 'signUp';

/** Creates an account (docs/product.md P4.17). */
export function SignUpScreen({
  heading,
  description,
  form,
  minPasswordLength,
  noScript,
  signIn,
  aside,
  onChange,
  onSubmit,
}: SignUpScreenProps) {
  return (
    <>
      <PageOpening heading={heading} lead={description} />
      <Section space="joined">
        <FormWithAside aside={{ guide: 'investor', ...aside }}>
          <Stack gap="5">
            <Panel>
              <FormFrame
                id={FORM}
                state={form}
                submitLabel="Create account"
                noScript={noScript}
                onChange={onChange}
                onSubmit={onSubmit}
              >
                <TextField
                  id={fieldId(FORM, 'displayName')}
                  label="Display name"
                  description="How we greet you. It can be a nickname."
                  autoComplete="nickname"
                  required
                  value={form.values.displayName}
                  error={form.errors.displayName}
                  readOnly={form.pending}
                  onChange={(event) => onChange('displayName', event.currentTarget.value)}
                />
                <TextField
                  id={fieldId(FORM, 'email')}
                  label="Email"
                  description="We send a link to it, to make sure it is yours."
                  type="email"
                  autoComplete="email"
                  required
                  value={form.values.email}
                  error={form.errors.email}
                  readOnly={form.pending}
                  onChange={(event) => onChange('email', event.currentTarget.value)}
                />
                <TextField
                  id={fieldId(FORM, 'password')}
                  label="Password"
                  description={`At least ${minPasswordLength} characters.`}
                  type="password"
                  autoComplete="new-password"
                  required
                  minLength={minPasswordLength}
                  value={form.values.password}
                  error={form.errors.password}
                  readOnly={form.pending}
                  onChange={(event) => onChange('password', event.currentTarget.value)}
                />
              </FormFrame>
            </Panel>
            <Text>
              Already have an account? <TextLink to={signIn.to}>{signIn.label}</TextLink>
            </Text>
          </Stack>
        </FormWithAside>
      </Section>
    </>
  );
}
