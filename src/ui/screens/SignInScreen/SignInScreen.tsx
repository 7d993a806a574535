import type { linkSent } from '../../../content/formConfirmations.ts';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { FormConfirmation } from '../../patterns/FormFrame/FormConfirmation.tsx';
import { FormWithAside, type FormAsideProps } from '../../patterns/FormWithAside/FormWithAside.tsx';
import { FormFrame, type FormState } from '../../patterns/FormFrame/FormFrame.tsx';
import {
  ContactLinks,
  type NoScriptNoticeProps,
} from '../../patterns/FormFrame/NoScriptNotice.tsx';
import { PageOpening, type PageOpeningProps } from '../../patterns/PageOpening/PageOpening.tsx';

export interface SignInScreenProps extends PageOpeningProps {
  form: FormState;
  /** Why the opened link failed, and what to do. */
  linkProblem?: { title: string; text: string } | undefined;
  sent:
    | {
        /** The recipient's email address. */
        to: string;
        /** The link was requested by signing up, which sends none to an existing account. */
        hasSignedUp: boolean;
        words: typeof linkSent;
        /** How many links this form has sent. */
        times: number;
      }
    | undefined;
  noScript: NoScriptNoticeProps;
  signUp: { label: string; to: string };
  /** Beside the form: how to recognise the academy's mail. */
  aside: Omit<FormAsideProps, 'guide'>;
}

/** Requests a magic link for an email address (docs/product.md P4.16). */
export function SignInScreen({
  form,
  linkProblem,
  sent,
  noScript,
  signUp,
  aside,
  ...opening
}: SignInScreenProps) {
  return (
    <>
      <PageOpening {...opening} />
      <Section space="joined">
        <FormWithAside aside={{ guide: 'shield', ...aside }}>
          <Stack gap="5">
            {linkProblem === undefined ? null : (
              <Notice tone="warning" title={linkProblem.title}>
                {linkProblem.text}
              </Notice>
            )}
            {sent === undefined ? null : (
              // Another link takes focus again.
              <FormConfirmation
                key={sent.times}
                title={`${sent.words.title} ${sent.to}`}
                lead={sent.words.life}
              >
                <Prose>
                  <p>
                    <strong>{sent.words.noMail}</strong>
                  </p>
                  <ul>
                    <li>{sent.words.spam}</li>
                    <li>{sent.words.another}</li>
                    {sent.hasSignedUp ? <li>{sent.words.hasAccount}</li> : null}
                    <li>
                      {sent.words.reach} <ContactLinks {...noScript.contact} />
                    </li>
                  </ul>
                </Prose>
              </FormConfirmation>
            )}
            <Panel>
              <FormFrame
                {...form}
                noScript={noScript}
                variant={sent === undefined ? 'primary' : 'secondary'}
              />
            </Panel>
            <Text>
              New here? <TextLink to={signUp.to}>{signUp.label}</TextLink>
            </Text>
          </Stack>
        </FormWithAside>
      </Section>
    </>
  );
}
