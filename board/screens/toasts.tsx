import type { FlowModel } from 'storybook-addon-statecharts';
import { waitFor, type AnyMachineSnapshot } from 'xstate';
import { people } from '../../mocks/fixtures/people.ts';
import { sessionOf } from '../../mocks/fixtures/sessions.ts';
import type { ToastMessage } from '../../src/domain/toast.ts';
import { paths } from '../../src/domain/paths.ts';
import { messages, placeholders } from '../../src/content/messages.ts';
import { siteScreen, type SiteStage } from '../site/siteScreen.tsx';
import { show, signInElsewhere } from './parts/tab.ts';
import { siteWith } from './parts/live.tsx';

const donation: ToastMessage = { ...placeholders.donation, tone: 'info' };
const enrollment: ToastMessage = { ...placeholders.enrollment, tone: 'info' };
const sessionEnded: ToastMessage = { ...messages.sessionEnded, tone: 'info', about: 'session' };

const isShowing = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches('showing');

/** Presses a button whose feature is still to come, which shows a toast. */
async function press({ canvas, userEvent, go }: SiteStage, title: string): Promise<void> {
  const isDonation = title === donation.title;
  go(isDonation ? paths.donate.pattern : paths.courses.pattern);
  const buttons = await canvas.findAllByText(isDonation ? 'Donate Now' : /^Enroll/, {
    selector: 'button, button *',
  });
  if (buttons[0] !== undefined) await userEvent.click(buttons[0]);
}

export const Live = siteWith(['toasts']);

/** The screen's walk, by a visitor's actions. */
export const walk = (model: FlowModel) =>
  siteScreen({
    model: {
      ...model,
      sends: [
        { words: 'a message', event: { type: 'toast.show', toast: donation } },
        { words: 'another message', event: { type: 'toast.show', toast: enrollment } },
        { words: 'the session ends', event: { type: 'toast.queue', toast: sessionEnded } },
        { words: 'the pointer is on it', event: { type: 'toast.hold', by: 'attention' } },
        { words: 'the pointer goes', event: { type: 'toast.release', by: 'attention' } },
        { words: 'the tab is hidden', event: { type: 'toast.hold', by: 'hiddenTab' } },
        { words: 'the tab is shown', event: { type: 'toast.release', by: 'hiddenTab' } },
        { words: 'it is closed', event: { type: 'toast.dismiss' } },
      ],
      isPossible: (snapshot, { event }) => {
        const { holds } = snapshot.context as { holds: readonly unknown[] };
        const by: unknown = event['by'];
        if (event.type === 'toast.hold')
          return !holds.includes(by) && (by === 'hiddenTab' || isShowing(snapshot));
        if (event.type === 'toast.release') return holds.includes(by);
        // A press elsewhere implies that the pointer has left the toast and the tab is visible.
        return holds.length === 0;
      },
    },
    addressOf: () => paths.donate.pattern,
    async act(stage, { event }) {
      const { actors, canvas, userEvent, view } = stage;
      if (event.type === 'toast.show') {
        await press(stage, (event['toast'] as ToastMessage).title);
        return;
      }
      if (event.type === 'toast.queue') {
        await waitFor(actors.session, (snapshot) => snapshot.hasTag('signedOut'));
        signInElsewhere(view, sessionOf(people.student));
        signInElsewhere(view, undefined);
        return;
      }
      if (event['by'] === 'hiddenTab') {
        show(view, event.type === 'toast.hold' ? 'hidden' : 'visible');
        return;
      }
      const close = await canvas.findByText('Close notification');
      if (event.type === 'toast.hold') await userEvent.hover(close);
      else if (event.type === 'toast.release') await userEvent.unhover(close);
      else close.click();
    },
  });
