import { Section } from '../../components/Section/Section.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';

/** Replaces a page until the session is known. The rest of the site stays usable. */
export function WaitingScreen() {
  return (
    <Section>
      <Spinner label="Checking who is signed in" labelVisible />
    </Section>
  );
}
