import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import * as styles from './FormFrame.css.ts';

/** Contact details: an email address, and a phone number for display and for `tel:`. */
export interface ContactDetails {
  email: string;
  phone: string;
  phoneLink: string;
}

export interface NoScriptNoticeProps {
  /** What needs scripting, and what to do instead; contact details follow. */
  text: string;
  contact: ContactDetails;
  /** The page's heading, if there is no other content. */
  heading?: string;
}

/** The contact details in a sentence. */
export function ContactLinks({ email, phone, phoneLink }: ContactDetails) {
  return (
    <>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>,{' '}
      <span className={styles.unbroken}>
        <TextLink href={phoneLink}>{phone}</TextLink>
      </span>
    </>
  );
}

/** Shown without scripting: this part of the page cannot work, and how to contact us instead. */
export function NoScriptNotice({ text, contact, heading }: NoScriptNoticeProps) {
  const words = (
    <Text>
      {text} <ContactLinks {...contact} />
    </Text>
  );
  return (
    <noscript>
      {heading === undefined ? (
        words
      ) : (
        <Section>
          <Stack gap="5">
            <Heading level={1}>{heading}</Heading>
            {words}
          </Stack>
        </Section>
      )}
    </noscript>
  );
}
