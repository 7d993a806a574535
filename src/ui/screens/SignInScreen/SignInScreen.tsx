import { AgentShield } from '../../art/mascots/AgentShield.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { fieldId, FormFrame, type FormState } from '../../patterns/FormFrame/FormFrame.tsx';
import { PageOpening } from '../../patterns/PageOpening/PageOpening.tsx';

export type SignInField = 'email';

export interface SignInScreenProps {
  heading: string;
  description: string;
  form: FormState<SignInField>;
  /** Why the link the visitor came by did not work, and what to do. */
  linkProblem?: { title: string; text: string } | undefined;
  /** A mail is on its way: what to do when it does not come. */
  noMail?: { title: string; steps: readonly string[] } | undefined;
  signUp: { label: string; to: string };
  onChange: (name: SignInField, value: string) => void;
  onSubmit: () => void;
}

const FORM = 'signIn';

/** Asks for an email address and sends a magic link to it (docs/product.md P4.16). */
export function SignInScreen({
  heading,
  description,
  form,
  linkProblem,
  noMail,
  signUp,
  onChange,
  onSubmit,
}: SignInScreenProps) {
  return (
    <>
      <PageOpening heading={heading} lead={description} art={<AgentShield />} />
      <Section width="form" space="joined">
        <Stack gap="5">
          {linkProblem === undefined ? null : (
            <Notice tone="warning" title={linkProblem.title}>
              {linkProblem.text}
            </Notice>
          )}
          <Panel>
            <FormFrame
              id={FORM}
              state={form}
              submitLabel="Send Magic Link"
              onChange={onChange}
              onSubmit={onSubmit}
            >
              <TextField
                id={fieldId(FORM, 'email')}
                label="Email"
                type="email"
                autoComplete="email"
                required
                value={form.values.email}
                error={form.errors.email}
                readOnly={form.pending}
                onChange={(event) => onChange('email', event.currentTarget.value)}
              />
            </FormFrame>
          </Panel>
          {noMail === undefined ? null : (
            <Notice tone="info" title={noMail.title}>
              <Prose>
                <ul>
                  {noMail.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ul>
              </Prose>
            </Notice>
          )}
          <Text>
            New here? <TextLink to={signUp.to}>{signUp.label}</TextLink>
          </Text>
        </Stack>
      </Section>
    </>
  );
}
