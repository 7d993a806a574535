import type { contact, contactNotes } from '../../../content/contact.ts';
import { ClockIcon } from '../../art/icons/ClockIcon.tsx';
import { EnvelopeSimpleIcon } from '../../art/icons/EnvelopeSimpleIcon.tsx';
import { MapPinIcon } from '../../art/icons/MapPinIcon.tsx';
import { PhoneIcon } from '../../art/icons/PhoneIcon.tsx';
import { CaptainCash } from '../../art/mascots/CaptainCash.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { NotYet, type NotYetProps } from '../../patterns/NotYet/NotYet.tsx';
import { PageOpening, type PageOpeningProps } from '../../patterns/PageOpening/PageOpening.tsx';
import { ContactCard, type ContactCardProps } from './ContactCard.tsx';
import { FormFrame, type FormState } from '../../patterns/FormFrame/FormFrame.tsx';
import { UnsentMessage, type UnsentMessageProps } from './UnsentMessage.tsx';
import * as styles from './ContactScreen.css.ts';

export interface ContactScreenProps extends PageOpeningProps {
  contact: typeof contact;
  form: FormState;
  /** Shown at the form without scripting; contact details follow. */
  noScript: string;
  notYet: NotYetProps;
  /** What was sent, and how many times; shown above the empty form. */
  kept: (Pick<UnsentMessageProps, 'subject' | 'message' | 'words'> & { times: number }) | undefined;
  notes: typeof contactNotes;
}

/** Four contact details beside a form for a message (docs/product.md P4.14, P8.3). */
export function ContactScreen({
  contact,
  notes,
  noScript,
  notYet,
  kept,
  form,
  ...opening
}: ContactScreenProps) {
  const { email, phone, phoneLink, address, hours } = contact;
  const mail = `mailto:${email}`;
  const cards: ContactCardProps[] = [
    { icon: <EnvelopeSimpleIcon />, label: 'Email', lines: [email], href: mail, note: notes.email },
    { icon: <PhoneIcon />, label: 'Phone', lines: [phone], href: phoneLink, note: notes.phone },
    { icon: <MapPinIcon />, label: 'Address', lines: address, note: notes.address },
    { icon: <ClockIcon />, label: 'Hours', lines: [hours], note: notes.hours },
  ];
  return (
    <>
      <PageOpening {...opening} art={<CaptainCash mood="wave" />} />
      <Section space="joined">
        <div className={styles.channels}>
          <Stack as="ul" gap="0">
            {cards.map((card) => (
              <ContactCard key={card.label} {...card} />
            ))}
          </Stack>
          <Stack gap="6">
            {kept === undefined ? null : (
              // Another message takes focus again.
              <UnsentMessage key={kept.times} {...kept} contact={contact} />
            )}
            <Panel>
              <Stack gap="5">
                <Heading level={2} size="panel">
                  Write to us
                </Heading>
                <NotYet {...notYet} />
                <FormFrame {...form} noScript={{ text: noScript, contact }} />
              </Stack>
            </Panel>
          </Stack>
        </div>
      </Section>
    </>
  );
}
