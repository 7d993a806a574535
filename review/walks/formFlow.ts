import type { StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { authError } from '../../mocks/handlers/authAnswers.ts';
import { toAuthFailure } from '../../src/domain/authFailure.ts';
import { follow, sendTo } from './follow.ts';
import { createHeld } from './held.ts';
import type { FlowModel, ModelEvent } from './model.ts';
import { route } from './paths.ts';

/** A form's screen, as a person and the service find it. */
export interface FormScreen {
  model: FlowModel;
  /** Where the form's request goes. */
  endpoint: string;
  /** The label of each field, by its name. */
  labels: Readonly<Record<string, string>>;
  submitLabel: string;
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

/**
 * The shortest path to the targets, played through the form's real screen over mocked services.
 * @param seen what a person sees at the end
 */
export function formFlow(
  { model, endpoint, labels, submitLabel }: FormScreen,
  targets: readonly string[],
  seen: (canvas: StoryContext['canvas']) => Promise<void>,
) {
  const held = createHeld();
  return {
    beforeEach({ msw }: StoryContext) {
      held.reset();
      msw.use(http.post(endpoint, held.answer));
    },
    play: async ({ canvas, userEvent, step }: StoryContext) => {
      const submit = await canvas.findByRole('button', { name: submitLabel });
      await follow({ step }, model, route(model, targets), async (happening) => {
        const { event } = happening;
        if (event.type === 'field.change') {
          const { name, value } = event as { type: string; name: string; value: string };
          await userEvent.type(canvas.getByLabelText(labels[name] ?? name), value);
        } else if (event.type === 'form.submit') await userEvent.click(submit);
        else if (event.type.startsWith('xstate.after.')) sendTo(model.machine.id, event);
        else held.give(responseOf(happening));
      });
      await seen(canvas);
    },
  };
}
