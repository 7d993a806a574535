import type { howToGive } from '../../../content/donate.ts';
import { Prose } from '../../components/Prose/Prose.tsx';
import { FormConfirmation } from '../../patterns/FormFrame/FormConfirmation.tsx';
import { ContactLinks, type ContactDetails } from '../../patterns/FormFrame/NoScriptNotice.tsx';

export interface HowToGiveProps {
  words: typeof howToGive;
  contact: ContactDetails;
  /** The name and the address to send a check to. */
  postal: readonly string[];
}

/** States after "Donate Now" that nothing was paid, and how to give today. */
export function HowToGive({ words, contact, postal }: HowToGiveProps) {
  return (
    <FormConfirmation title={words.title} lead={words.lead}>
      <Prose>
        <ul>
          <li>
            {words.call} <ContactLinks {...contact} />
          </li>
          <li>
            {words.mail} <strong>{postal.join(', ')}</strong>
          </li>
          <li>{words.tax}</li>
        </ul>
      </Prose>
    </FormConfirmation>
  );
}
