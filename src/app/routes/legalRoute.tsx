import { contact } from '../../content/contact.ts';
import {
  legalContactLine,
  legalUpdated,
  licensesLine,
  licensesLink,
  licensesPath,
  type LegalText,
} from '../../content/legal.ts';
import type { PageText } from '../../content/pageText.ts';
import { longDate } from '../../domain/dates.ts';
import { LegalScreen } from '../../ui/screens/LegalScreen/LegalScreen.tsx';
import { PageHead } from '../PageHead.tsx';

/** The route of a legal text. */
export const legalRoute = (page: PageText, text: LegalText) =>
  function LegalRoute() {
    return (
      <>
        <PageHead text={page} />
        <LegalScreen
          {...page}
          text={text}
          updated={longDate(legalUpdated)}
          contact={{ line: legalContactLine, email: contact.email }}
          licenses={{ line: licensesLine, link: licensesLink, path: licensesPath }}
        />
      </>
    );
  };
