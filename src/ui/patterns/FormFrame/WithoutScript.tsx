import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import * as styles from './FormFrame.css.ts';

/** How the academy is reached: an email address, and a phone as it is read and as `tel:` wants it. */
export interface Ways {
  email: string;
  phone: string;
  phoneLink: string;
}

export interface WithoutScriptProps {
  /** What needs a script, and what to do instead; the ways follow. */
  text: string;
  ways: Ways;
  /** The page's, where this is all that it shows. */
  heading?: string;
}

/** The ways to reach us, in a sentence. */
export function ReachUs({ email, phone, phoneLink }: Ways) {
  return (
    <>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>,{' '}
      <span className={styles.whole}>
        <TextLink href={phoneLink}>{phone}</TextLink>
      </span>
    </>
  );
}

/** Said where no script runs: this part of the page cannot work, and how else to reach us. */
export function WithoutScript({ text, ways, heading }: WithoutScriptProps) {
  const words = (
    <Text>
      {text} <ReachUs {...ways} />
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
