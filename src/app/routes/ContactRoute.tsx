import { contactPage } from '../../content/contact.ts';
import { Contact } from '../../features/contact/Contact.tsx';
import { PageHead } from '../PageHead.tsx';

export default function ContactRoute() {
  return (
    <>
      <PageHead text={contactPage} />
      <Contact />
    </>
  );
}
