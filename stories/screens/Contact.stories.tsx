import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phoneAlone, reflowCheck, stateModes } from '../../.storybook/modes.ts';
import { contactForm } from '../../machines/contact/contact.form.ts';
import { paths } from '../../src/domain/paths.ts';
import { unsentMessage } from '../../src/content/formConfirmations.ts';
import { placeholders } from '../../src/content/messages.ts';
import { Contact } from '../../src/features/contact/Contact.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { pin } from 'storybook-addon-statecharts';
import type { States } from '../../.storybook/actors/states.ts';
import { pinned } from '../_helpers/pinned.ts';
import { expectToast } from '../_helpers/toast.ts';
import { withPage } from '../_helpers/withPage.tsx';

const values = {
  name: 'Lena Brooks',
  email: 'lena@tallygrove.test',
  subject: 'A class on Saturdays',
  message: 'Is there a course for eleventh graders on Saturdays?',
};

function ContactAt({ states }: { states: States }) {
  return <Contact snapshot={states.contact && pin(contactForm.machine, states.contact)} />;
}

const at = pinned('contact');

const meta = preview.meta({
  title: 'Screens/Contact',
  decorators: [withPage],
  render: (_, { parameters }) => <ContactAt states={(parameters.states ?? {}) as States} />,
  parameters: { path: paths.contact.pattern, chromatic: { modes: stateModes } },
});

/** Sent twice in a row: each time a toast shows that it is still to come; the page keeps the text. */
export const SentTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const time of [1, 2]) {
      for (const [label, text] of [
        ['Name', values.name],
        ['Email', values.email],
        ['Subject', values.subject],
        ['Message', values.message],
      ] as const) {
        const field = canvas.getByRole('textbox', { name: label });
        await userEvent.click(field);
        await userEvent.paste(text);
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
      await expectToast(canvas, placeholders.contact.title, placeholders.contact.text);
      await expect(canvas.getByRole('group', { name: unsentMessage.title })).toHaveFocus();
      for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
      if (time === 1)
        await userEvent.click(canvas.getByRole('button', { name: 'Close notification' }));
    }
  },
});

/** After the toast: nothing was sent, and the page keeps the text with two ways to send it. */
export const MessageKept = meta.story({
  parameters: {
    states: at('idle', { sent: values, sends: 1 }),
    chromatic: { modes: reflowCheck },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(values.message)).toBeVisible();
    await expect(canvas.getByRole('link', { name: unsentMessage.byEmail })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*subject=A%20class/) as string,
    );
  },
});

/** Words without a break opportunity stay within their fields. */
export const LongContent = meta.story({
  parameters: {
    states: at('invalid', {
      values: {
        name: extremes.rtlName,
        email: `${extremes.word}@${extremes.word}`,
        subject: extremes.emojiName,
        message: extremes.word.repeat(4),
      },
      errors: { email: 'notAnEmail' },
      attempt: 1,
    }),
    chromatic: { modes: { ...reflowCheck, ...phoneAlone } },
  },
});
