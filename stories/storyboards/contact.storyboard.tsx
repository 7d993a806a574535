import { defineStoryboard, type AllLabelsOf } from 'storybook-addon-statecharts';
import { stateModes } from '../../.storybook/modes.ts';
import { expect, within } from 'storybook/test';
import { contactForm } from '../../machines/contact/contact.form.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { paths } from '../../src/domain/paths.ts';
import { Contact } from '../../src/features/contact/Contact.tsx';
import { Shell } from './_parts/Shell.tsx';
import { formLabels } from './_parts/formLabels.ts';
import { formModel, typed } from './_parts/formModel.ts';
import { formScreen } from './_parts/formScreen.ts';

const { machine } = contactForm;

/** The contact form. */
export default defineStoryboard(machine, {
  labels: {
    ...formLabels,
    name: 'Contact',
    about: 'A visitor writes to the academy; the message goes nowhere yet, so it always succeeds.',
    states: {
      ...formLabels.states,
      idle: 'Empty form: ready for a message, with the last one above it',
      invalid: 'Something is missing: each field says what it needs',
      submitting: 'Sending the message: over in a blink',
    },
    events: {
      ...formLabels.events,
      'form.submit': 'The visitor sends the message',
      'submit.done': 'The message is taken',
      'submit.error': 'The message is not taken',
    },
  } satisfies AllLabelsOf<typeof machine>,
  model: formModel(contactForm, new AuthFailure('retryable', 'Failed to fetch')),
  parameters: { path: paths.contact.pattern, chromatic: { modes: stateModes } },
  screen: (props) => (
    <Shell>
      <Contact machine={props.machine} />
    </Shell>
  ),
  // Waits for the toast's code, then succeeds: the form calls no service, which could limit it.
  drive: (model) =>
    formScreen({ model, form: contactForm, address: paths.contact.pattern, endpoint: undefined }),
  expect: {
    idle: async ({ canvas }) => {
      await expect(canvas.getByText('Mon-Fri 9AM-6PM, Sat 10AM-4PM')).toBeVisible();
      for (const label of ['Name', 'Email', 'Subject', 'Message']) {
        await expect(canvas.getByRole('textbox', { name: label })).toBeRequired();
      }
    },
    // The summary takes the focus and links to each of the four fields.
    invalid: async ({ canvas, userEvent }) => {
      const summary = within(canvas.getByRole('main')).getByRole('alert');
      await expect(summary.parentElement).toHaveFocus();
      const links = within(summary).getAllByRole('link');
      await expect(links.map(({ textContent }) => textContent)).toEqual([
        'Enter your name',
        'Enter your email address',
        'Enter a subject',
        'Enter a message',
      ]);
      await userEvent.click(within(summary).getByRole('link', { name: 'Enter a subject' }));
      await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveFocus();
    },
    // The typed values cannot be edited.
    submitting: async ({ canvas }) => {
      const button = canvas.getByRole('button', { name: 'Send Message' });
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('readonly');
    },
    // The reason, and the typed values stay.
    failure: async ({ canvas }) => {
      await expect(canvas.getByText(/We could not reach our server/)).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(typed.textarea);
    },
  },
});
