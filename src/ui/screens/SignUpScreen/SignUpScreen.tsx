import { Panel } from '../../components/Panel/Panel.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { FormWithAside, type FormAsideProps } from '../../patterns/FormWithAside/FormWithAside.tsx';
import { FormFrame, type FormState } from '../../patterns/FormFrame/FormFrame.tsx';
import type { NoScriptNoticeProps } from '../../patterns/FormFrame/NoScriptNotice.tsx';
import { PageOpening } from '../../patterns/PageOpening/PageOpening.tsx';

export interface SignUpScreenProps {
  heading: string;
  description: string;
  form: FormState;
  noScript: NoScriptNoticeProps;
  signIn: { label: string; to: string };
  /** Beside the form: the benefits of an account. */
  aside: Omit<FormAsideProps, 'guide'>;
}

/** Creates an account (docs/product.md P4.17). */
export function SignUpScreen({
  heading,
  description,
  form,
  noScript,
  signIn,
  aside,
}: SignUpScreenProps) {
  return (
    <>
      <PageOpening heading={heading} lead={description} />
      <Section space="joined">
        <FormWithAside aside={{ guide: 'investor', ...aside }}>
          <Stack gap="5">
            <Panel>
              <FormFrame {...form} noScript={noScript} />
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
