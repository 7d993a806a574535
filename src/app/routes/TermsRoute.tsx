import { contact } from '../../content/contact.ts';
import {
  legalContactLine,
  legalUpdated,
  licensesLine,
  licensesLink,
  licensesPath,
  termsText,
} from '../../content/legal.ts';
import { pages } from '../../content/pages.ts';
import { longDate } from '../../domain/dates.ts';
import { LegalScreen } from '../../ui/screens/LegalScreen/LegalScreen.tsx';
import { PageHead } from '../PageHead.tsx';

export default function TermsRoute() {
  return (
    <>
      <PageHead text={pages.terms} />
      <LegalScreen
        heading={pages.terms.heading}
        description={pages.terms.description}
        text={termsText}
        updated={longDate(legalUpdated)}
        contact={{ line: legalContactLine, email: contact.email }}
        licenses={{ line: licensesLine, link: licensesLink, path: licensesPath }}
      />
    </>
  );
}
