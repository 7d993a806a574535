import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';

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
  /** It is all that the page shows. */
  alone?: boolean;
}

/** Said where no script runs: this part of the page cannot work, and how else to reach us. */
export function WithoutScript({
  text,
  ways: { email, phone, phoneLink },
  alone = false,
}: WithoutScriptProps) {
  const words = (
    <Text>
      {text} <TextLink href={`mailto:${email}`}>{email}</TextLink>,{' '}
      <TextLink href={phoneLink}>{phone}</TextLink>
    </Text>
  );
  return <noscript>{alone ? <Section>{words}</Section> : words}</noscript>;
}
