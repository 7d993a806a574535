import { defineForm } from '../form/defineForm.ts';
import { email } from '../form/fields.ts';

/** The contact form (docs/product.md P8.3). */
export const contactForm = defineForm({
  id: 'contact',
  submitLabel: 'Send Message',
  fields: {
    name: { label: 'Name', autoComplete: 'name', problems: { missing: 'Enter your name' } },
    email,
    subject: { label: 'Subject', problems: { missing: 'Enter a subject' } },
    message: { label: 'Message', type: 'textarea', problems: { missing: 'Enter a message' } },
  },
});
