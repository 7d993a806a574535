import { PhoneIcon } from '../../art/icons/PhoneIcon.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import type { ContactDetails } from '../FormFrame/NoScriptNotice.tsx';
import * as styles from './NotYet.css.ts';

export interface NotYetProps {
  /** What does not work yet, and what to do instead; contact details follow. */
  text: string;
  contact: ContactDetails;
  /** For the `aria-describedby` of controls that give no response. */
  id?: string;
}

/**
 * States that something does not work yet, and how to reach the academy instead.
 *
 * Use before the controls it speaks of. For a fault that may pass use Notice.
 *
 * ## Behaviour
 * - Its texts are in `src/content/notYet.ts`; the email and the phone number follow them.
 * - It is printed with the page.
 *
 * ## Accessibility
 * - It comes before its controls in the document. A control without a response refers to it by
 *   `aria-describedby`.
 */
export function NotYet({ text, contact, id }: NotYetProps) {
  return (
    <div className={styles.box}>
      <span className={styles.sign}>
        <PhoneIcon />
      </span>
      <div className={styles.words}>
        <p id={id}>{text}</p>
        <p className={styles.links}>
          <TextLink standalone href={`mailto:${contact.email}`}>
            {contact.email}
          </TextLink>{' '}
          <TextLink standalone href={contact.phoneLink}>
            {contact.phone}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
