import { Notice } from '../../components/Notice/Notice.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { FormWithAside, type FormAsideProps } from '../../patterns/FormWithAside/FormWithAside.tsx';
import { FormFrame, type FormState } from '../../patterns/FormFrame/FormFrame.tsx';
import type { NoScriptNoticeProps } from '../../patterns/FormFrame/NoScriptNotice.tsx';
import { PageOpening, type PageOpeningProps } from '../../patterns/PageOpening/PageOpening.tsx';
import { LinkSent, type LinkSentProps } from './LinkSent.tsx';

export interface SignInScreenProps extends PageOpeningProps {
  form: FormState;
  /** Why the opened link failed, and what to do. */
  linkProblem?: { title: string; text: string } | undefined;
  /** The link that was sent, and how many this form has sent. */
  sent: (Pick<LinkSentProps, 'to' | 'hasSignedUp' | 'words'> & { times: number }) | undefined;
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
              <LinkSent key={sent.times} {...sent} contact={noScript.contact} />
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
