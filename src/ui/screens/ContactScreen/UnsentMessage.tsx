import type { unsentMessage } from '../../../content/formConfirmations.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { FormConfirmation } from '../../patterns/FormFrame/FormConfirmation.tsx';
import { ContactLinks, type ContactDetails } from '../../patterns/FormFrame/NoScriptNotice.tsx';
import * as styles from './ContactScreen.css.ts';

export interface UnsentMessageProps {
  subject: string;
  message: string;
  words: typeof unsentMessage;
  contact: ContactDetails;
}

/** The unsent message, for the visitor to send by their own mail program or read out on the phone. */
export function UnsentMessage({ subject, message, words, contact }: UnsentMessageProps) {
  const mail = `mailto:${contact.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  return (
    <FormConfirmation
      title={words.title}
      lead={
        <>
          {words.text} <ContactLinks {...contact} />
        </>
      }
    >
      <figure>
        <figcaption className={styles.label}>{words.message}</figcaption>
        <blockquote className={styles.message}>{message}</blockquote>
      </figure>
      <Inline>
        <LinkButton to={mail}>{words.byEmail}</LinkButton>
      </Inline>
    </FormConfirmation>
  );
}
