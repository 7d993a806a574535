import type { linkSent } from '../../../content/formConfirmations.ts';
import { Prose } from '../../components/Prose/Prose.tsx';
import { FormConfirmation } from '../../patterns/FormFrame/FormConfirmation.tsx';
import { ContactLinks, type ContactDetails } from '../../patterns/FormFrame/NoScriptNotice.tsx';

export interface LinkSentProps {
  /** The recipient's email address. */
  to: string;
  /** The link was requested by signing up, which sends none to an existing account. */
  hasSignedUp: boolean;
  words: typeof linkSent;
  contact: ContactDetails;
}

/** The recipient, how long the link works, and what to do if it does not arrive. */
export function LinkSent({ to, hasSignedUp, words, contact }: LinkSentProps) {
  return (
    <FormConfirmation title={`${words.title} ${to}`} lead={words.life}>
      <Prose>
        <p>
          <strong>{words.noMail}</strong>
        </p>
        <ul>
          <li>{words.spam}</li>
          <li>{words.another}</li>
          {hasSignedUp ? <li>{words.hasAccount}</li> : null}
          <li>
            {words.reach} <ContactLinks {...contact} />
          </li>
        </ul>
      </Prose>
    </FormConfirmation>
  );
}
