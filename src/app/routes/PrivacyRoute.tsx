import { contact } from '../../content/contact.ts';
import {
  legalContactLine,
  legalUpdated,
  licensesLine,
  licensesLink,
  licensesPath,
  privacyPage,
  privacyText,
} from '../../content/legal.ts';
import { longDate } from '../../domain/dates.ts';
import { LegalScreen } from '../../ui/screens/LegalScreen/LegalScreen.tsx';
import { PageHead } from '../PageHead.tsx';

export default function PrivacyRoute() {
  return (
    <>
      <PageHead text={privacyPage} />
      <LegalScreen
        heading={privacyPage.heading}
        description={privacyPage.description}
        text={privacyText}
        updated={longDate(legalUpdated)}
        contact={{ line: legalContactLine, email: contact.email }}
        licenses={{ line: licensesLine, link: licensesLink, path: licensesPath }}
      />
    </>
  );
}
