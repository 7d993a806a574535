import { contact } from '../../content/contact.ts';
import {
  legalContactLine,
  legalUpdated,
  licensesLine,
  licensesLink,
  licensesPath,
  privacyText,
} from '../../content/legal.ts';
import { pages } from '../../content/pages.ts';
import { longDate } from '../../domain/dates.ts';
import { LegalScreen } from '../../ui/screens/LegalScreen/LegalScreen.tsx';
import { PageHead } from '../PageHead.tsx';

export default function PrivacyRoute() {
  return (
    <>
      <PageHead text={pages.privacy} />
      <LegalScreen
        heading={pages.privacy.heading}
        description={pages.privacy.description}
        text={privacyText}
        updated={longDate(legalUpdated)}
        contact={{ line: legalContactLine, email: contact.email }}
        licenses={{ line: licensesLine, link: licensesLink, path: licensesPath }}
      />
    </>
  );
}
