import type { PropsWithChildren } from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Section } from '../../components/Section/Section.tsx';
import * as styles from './WaitingScreen.css.ts';

/** Replaces a page until the session is known. The rest of the site stays usable. */
export function WaitingScreen({ children }: PropsWithChildren) {
  return (
    <Section>
      <div className={styles.middle}>
        <Spinner label="Checking who is signed in" labelVisible />
        {children}
      </div>
    </Section>
  );
}
