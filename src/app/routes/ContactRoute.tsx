import { contactForm } from '../../../machines/contact/contact.form.ts';
import { contactPage } from '../../content/contact.ts';
import { Contact } from '../../features/contact/Contact.tsx';
import { createDraft } from '../../services/drafts.ts';
import { PageHead } from '../PageHead.tsx';

const draft = createDraft(() => window, contactForm);

export default function ContactRoute() {
  return (
    <>
      <PageHead text={contactPage} />
      <Contact draft={draft} />
    </>
  );
}
