import { contact } from '../../content/contact.ts';
import {
  legalContactLine,
  legalUpdated,
  licensesLine,
  licensesLink,
  licensesPath,
  termsPage,
  termsText,
} from '../../content/legal.ts';
import { longDate } from '../../domain/dates.ts';
import { LegalScreen } from '../../ui/screens/LegalScreen/LegalScreen.tsx';
import { PageHead } from '../PageHead.tsx';

export default function TermsRoute() {
  return (
    <>
      <PageHead text={termsPage} />
      <LegalScreen
        heading={termsPage.heading}
        description={termsPage.description}
        text={termsText}
        updated={longDate(legalUpdated)}
        contact={{ line: legalContactLine, email: contact.email }}
        licenses={{ line: licensesLine, link: licensesLink, path: licensesPath }}
      />
    </>
  );
}
