import type { PageText } from './pageText.ts';

export const contactPage = {
  heading: 'Contact',
  description: 'Write to us, call, or come by. We are here Monday to Saturday.',
} as const satisfies PageText;

/** Contact details. All but the hours are invented (docs/product.md P4.14). */
export const contact = {
  email: 'hello@tallygrove.example',
  phone: '(802) 555-0142',
  /** The phone number for `tel:`. */
  phoneLink: 'tel:+18025550142',
  address: ['40 Orchard Street', 'Alderford, Vermont 05000'],
  /** Printed if the site's URL is unknown. */
  website: 'tallygrove.example',
  hours: 'Mon-Fri 9AM-6PM, Sat 10AM-4PM',
} as const;

/** Below each contact detail. */
export const contactNotes = {
  email: 'Read by a person and answered within two business days.',
  phone: 'If nobody picks up, leave your number and we will call you back.',
  address: 'Street level, no steps. Bus 4 stops outside.',
  hours: 'Closed on holidays.',
} as const;

export const contactLead = 'Write to us, call, or come by. A person answers, Monday to Saturday.';
