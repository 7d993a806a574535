import { pages } from '../../content/pages.ts';
import { Contact } from '../../features/contact/Contact.tsx';
import { PageHead } from '../PageHead.tsx';

export default function ContactRoute() {
  return (
    <>
      <PageHead text={pages.contact} />
      <Contact />
    </>
  );
}
