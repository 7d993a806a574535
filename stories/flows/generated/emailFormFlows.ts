import { expect } from 'storybook/test';
import { flow, type RealScreen } from 'storybook-addon-statecharts/walks';
import { expectToast } from '../../_helpers/toast.ts';

export interface EmailForm {
  screen: RealScreen;
  /** The words on its button. */
  submitLabel: string;
  /** The transition that ends it well. */
  accepted: string;
  /** What is said then. */
  toast: { title: string; text: string };
}

/** The shortest ways through a form that asks for an email, each with what is seen at its end. */
export function emailFormFlows({ screen, submitLabel, accepted, toast }: EmailForm) {
  return {
    mistakes: flow(screen, ['invalid'], async (canvas) => {
      await expect(await canvas.findByText('There is a problem')).toBeVisible();
    }),
    sending: flow(screen, ['submitting'], async (canvas) => {
      await expect(canvas.getByRole('button', { name: submitLabel })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    }),
    refusal: flow(screen, ['failure'], async (canvas) => {
      await expect((await canvas.findAllByText('User already registered'))[0]).toBeVisible();
    }),
    tooManyTries: flow(screen, ['waiting'], async (canvas) => {
      await expect(await canvas.findByRole('button', { name: 'Try again in 1 s' })).toBeVisible();
    }),
    pastTooManyTries: flow(screen, ['waiting', 'waiting||1'], async (canvas) => {
      await expect(await canvas.findByRole('button', { name: submitLabel })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      );
    }),
    accepted: flow(screen, [accepted], (canvas) => expectToast(canvas, toast.title, toast.text)),
  };
}
