import { HttpResponse } from 'msw';
import { fireEvent } from 'storybook/test';
import { authError } from '../../../mocks/handlers/authAnswers.ts';
import { linkSent } from '../../../src/content/afterSending.ts';
import { toAuthFailure } from '../../../src/domain/authFailure.ts';
import type { FlowModel, ModelEvent } from 'storybook-addon-statecharts';
import { siteScreen, type SiteStage } from '../../site/siteScreen.tsx';

export interface FormScreen {
  model: FlowModel;
  /** The form's page. */
  address: string;
  /** Where the form's request goes; undefined for one that asks no service. */
  endpoint: string | undefined;
  /** The label of each field, by its name. */
  labels: Readonly<Record<string, string>>;
  submitLabel: string;
  /** Leads back to the form from what is said once it is sent. */
  editLabel?: string;
}

/** The answer over the network that the services turn into this one. */
function responseOf({ event }: ModelEvent): Response {
  if (event.type.startsWith('xstate.done.')) return HttpResponse.json({});
  const { kind, message, retryAfterMs = 0 } = toAuthFailure((event as { error?: unknown }).error);
  return kind === 'rateLimited'
    ? authError(429, 'over_email_send_rate_limit', message, {
        'retry-after': String(retryAfterMs / 1000),
      })
    : authError(422, 'user_already_exists', message);
}

const isBusy = (button: Element): boolean => button.closest('[aria-busy=true]') !== null;

/** Nobody types into what is being sent, but a password manager fills it in all the same. */
async function type(field: HTMLElement, value: string, { userEvent }: SiteStage): Promise<void> {
  if (field.hasAttribute('readonly')) {
    await fireEvent.input(field, { target: { value: `x${value}` } });
  } else {
    await userEvent.click(field);
    await userEvent.paste(value);
  }
}

/** A form's screen, as a person and the service find it. */
export function formScreen({
  model,
  address,
  endpoint,
  labels,
  submitLabel,
  editLabel,
}: FormScreen) {
  return siteScreen({
    model,
    addressOf: () => address,
    endpoints:
      endpoint === undefined
        ? {}
        : { submit: { method: 'post', path: endpoint, respond: responseOf } },
    async act(stage, { event }) {
      const { canvas, userEvent } = stage;
      if (event.type === 'field.change') {
        const { name, value } = event as { type: string; name: string; value: string };
        await type(await canvas.findByLabelText(labels[name] ?? name), value, stage);
      } else if (event.type === 'form.submit') {
        const button = await canvas.findByText(
          (said) =>
            said === submitLabel || said.startsWith('Try again in') || said === linkSent.again,
          { selector: 'button *' },
        );
        // The button takes no second press; a password manager sends the form itself.
        if (isBusy(button)) button.closest('form')?.requestSubmit();
        else await userEvent.click(button);
      } else if (event.type === 'form.edit') {
        await userEvent.click(await canvas.findByRole('button', { name: editLabel ?? '' }));
      } else if (event.type === 'tab.shown') document.dispatchEvent(new Event('visibilitychange'));
      else if (event.type.startsWith('xstate.done.')) stage.loads.at(-1)?.resolve(stage.actors);
      else stage.loads.at(-1)?.reject(event.error);
    },
  });
}
