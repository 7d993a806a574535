import type { messageKept } from '../../../content/afterSending.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { AfterSending } from '../../patterns/FormFrame/AfterSending.tsx';
import type { Ways } from '../../patterns/FormFrame/WithoutScript.tsx';
import * as styles from './ContactScreen.css.ts';

export interface MessageKeptProps {
  subject: string;
  message: string;
  words: typeof messageKept;
  ways: Ways;
  onAnother: () => void;
}

/** The message, which went nowhere yet: to be sent by the visitor's own mail program, or read out on the phone. */
export function MessageKept({
  subject,
  message,
  words,
  ways: { email, phone, phoneLink },
  onAnother,
}: MessageKeptProps) {
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  return (
    <AfterSending title={words.title}>
      <Text>
        {words.text} <TextLink href={`mailto:${email}`}>{email}</TextLink>,{' '}
        <TextLink href={phoneLink}>{phone}</TextLink>
      </Text>
      <figure>
        <figcaption className={styles.label}>{words.message}</figcaption>
        <blockquote className={styles.message}>{message}</blockquote>
      </figure>
      <Inline>
        <LinkButton to={mail}>{words.byEmail}</LinkButton>
        <Button variant="secondary" onClick={onAnother}>
          {words.another}
        </Button>
      </Inline>
    </AfterSending>
  );
}
