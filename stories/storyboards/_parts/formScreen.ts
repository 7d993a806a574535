import { HttpResponse } from 'msw';
import { fireEvent } from 'storybook/test';
import { authError } from '../../../mocks/handlers/authResponses.ts';
import { toAuthFailure } from '../../../src/domain/authFailure.ts';
import type { FlowModel, ModelEvent } from 'storybook-addon-statecharts';
import type { FormDefinition } from '../../../machines/form/defineForm.ts';
import { siteScreen, type SiteStage } from './siteScreen.tsx';

export interface FormScreen {
  model: FlowModel;
  /** The URL of the form's page. */
  address: string;
  /** The path of the form's request; undefined without a service. */
  endpoint: string | undefined;
  form: Pick<FormDefinition, 'fields' | 'submitLabel'>;
}

/** Returns the HTTP response that leads to an event of the form's request. */
function responseOf({ event }: ModelEvent): Response {
  if (event.type.startsWith('xstate.done.')) return HttpResponse.json({});
  return authError(422, 'user_already_exists', toAuthFailure(event['error']).message);
}

const isBusy = (button: Element): boolean => button.closest('[aria-busy=true]') !== null;

/** A read-only field takes no typing, but a password manager still fills it in. */
async function type(field: HTMLElement, value: string, { userEvent }: SiteStage): Promise<void> {
  if (field.hasAttribute('readonly')) {
    await fireEvent.input(field, { target: { value: `x${value}` } });
  } else {
    await userEvent.click(field);
    await userEvent.paste(value);
  }
}

/** A form's screen, driven through the page and the network. */
export function formScreen({ model, address, endpoint, form }: FormScreen) {
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
        const { label = name, optional } = form.fields[name] ?? {};
        const shown = optional === true ? `${label} (optional)` : label;
        await type(await canvas.findByLabelText(shown), value, stage);
      } else if (event.type === 'form.submit') {
        const button = await canvas.findByText(form.submitLabel, { selector: 'button *' });
        // A busy button ignores presses, but a password manager can submit the form.
        if (isBusy(button)) button.closest('form')?.requestSubmit();
        else await userEvent.click(button);
      } else if (event.type.startsWith('xstate.done.')) stage.loads.at(-1)?.resolve(stage.actors);
      else stage.loads.at(-1)?.reject(event.error);
    },
  });
}
