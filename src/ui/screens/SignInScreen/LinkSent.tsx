import type { linkSent } from '../../../content/formConfirmations.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { FormConfirmation } from '../../patterns/FormFrame/FormConfirmation.tsx';
import * as styles from '../../patterns/FormFrame/FormFrame.css.ts';
import { ContactLinks, type ContactDetails } from '../../patterns/FormFrame/NoScriptNotice.tsx';

export interface LinkSentProps {
  /** The recipient's email address. */
  to: string;
  /** The link was requested by signing up, which sends none to an existing account. */
  hasSignedUp: boolean;
  /** The link is being sent again. */
  pending: boolean;
  /** Seconds until it can be sent again; 0 if it can. */
  waitSeconds: number;
  words: typeof linkSent;
  contact: ContactDetails;
  onAgain: () => void;
  onEdit: () => void;
}

/** The recipient, how long the link works, and what to do if it does not arrive. */
export function LinkSent({
  to,
  hasSignedUp,
  pending,
  waitSeconds,
  words,
  contact,
  onAgain,
  onEdit,
}: LinkSentProps) {
  return (
    <FormConfirmation
      title={words.title}
      lead={
        <>
          {words.to} <strong>{to}</strong>. <span>{words.life}</span>
        </>
      }
    >
      <div>
        <Inline>
          <Button pending={pending || waitSeconds > 0} onClick={onAgain}>
            {waitSeconds > 0 ? `${words.again} in ${waitSeconds} s` : words.again}
          </Button>
          <Button variant="secondary" onClick={onEdit}>
            {words.wrongAddress}
          </Button>
        </Inline>
        {/* Present while empty, so that changes are announced. */}
        <output className={styles.answer}>{waitSeconds > 0 ? words.tooSoon : null}</output>
      </div>
      <Prose>
        <p>
          <strong>{words.noMail}</strong>
        </p>
        <ul>
          <li>{words.spam}</li>
          <li>{words.wait}</li>
          {hasSignedUp ? <li>{words.hasAccount}</li> : null}
          <li>
            {words.reach} <ContactLinks {...contact} />
          </li>
        </ul>
      </Prose>
    </FormConfirmation>
  );
}
