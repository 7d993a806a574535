import { Section } from '../../components/Section/Section.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';

/** Stands in for a page until it is known who is looking at it. The rest of the site stays usable. */
export function WaitingScreen() {
  return (
    <Section>
      <Spinner label="Checking who is signed in" labelVisible />
    </Section>
  );
}
