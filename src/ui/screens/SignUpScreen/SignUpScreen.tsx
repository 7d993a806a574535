import type { signUpTerms } from '../../../content/authAsides.ts';
import { Panel } from '../../components/Panel/Panel.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { FormWithAside, type FormAsideProps } from '../../patterns/FormWithAside/FormWithAside.tsx';
import { FormFrame, type FormState } from '../../patterns/FormFrame/FormFrame.tsx';
import type { NoScriptNoticeProps } from '../../patterns/FormFrame/NoScriptNotice.tsx';
import { PageOpening, type PageOpeningProps } from '../../patterns/PageOpening/PageOpening.tsx';

export interface SignUpScreenProps extends PageOpeningProps {
  form: FormState;
  noScript: NoScriptNoticeProps;
  signIn: { label: string; to: string };
  terms: typeof signUpTerms;
  /** Their paths. */
  legal: { terms: string; privacy: string };
  /** Beside the form: the benefits of an account. */
  aside: Omit<FormAsideProps, 'guide'>;
}

/** Creates an account (docs/product.md P4.17). */
export function SignUpScreen({
  form,
  noScript,
  signIn,
  terms,
  legal,
  aside,
  ...opening
}: SignUpScreenProps) {
  return (
    <>
      <PageOpening {...opening} />
      <Section space="joined">
        <FormWithAside aside={{ guide: 'investor', ...aside }}>
          <Stack gap="5">
            <Panel>
              <Stack gap="5">
                <FormFrame {...form} noScript={noScript} />
                <Prose>
                  <ul>
                    <li>
                      {terms.role}{' '}
                      <TextLink href={`mailto:${noScript.contact.email}`}>
                        {noScript.contact.email}
                      </TextLink>
                    </li>
                    <li>{terms.children}</li>
                    <li>
                      {terms.agree} <TextLink to={legal.terms}>{terms.terms}</TextLink> {terms.and}{' '}
                      <TextLink to={legal.privacy}>{terms.privacy}</TextLink>.
                    </li>
                  </ul>
                </Prose>
              </Stack>
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
