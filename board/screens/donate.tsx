import type { FlowModel, LiveScreenProps } from 'storybook-addon-statecharts';
import type { DonateContext, donateMachine } from '../../machines/donate/donate.machine.ts';
import { paths } from '../../src/domain/paths.ts';
import { centsOf, formatMoney } from '../../src/domain/money.ts';
import { siteScreen } from '../site/siteScreen.tsx';
import { Donate } from '../../src/features/donate/Donate.tsx';

export const Live = ({ machine }: LiveScreenProps) => (
  <main>
    <Donate machine={machine as typeof donateMachine} />
  </main>
);

/** The screen's walk, by a visitor's actions. */
export const walk = (model: FlowModel) =>
  siteScreen({
    model: {
      ...model,
      distinguish: ({ preset, custom }: DonateContext) => [preset, custom],
      // A selected preset cannot be selected again, nor an empty field cleared.
      isPossible: (snapshot, { event }) => {
        const { preset, custom } = snapshot.context as DonateContext;
        if (event.type === 'preset.choose') return event['preset'] !== preset;
        return event.type !== 'custom.change' || event['text'] !== custom;
      },
    },
    addressOf: () => paths.donate.pattern,
    async act({ canvas, userEvent }, { event }) {
      const field = await canvas.findByLabelText(/^Custom amount/);
      if (event.type === 'preset.choose') {
        const label = formatMoney(centsOf(Number(event['preset'])));
        await userEvent.click(canvas.getByLabelText(label));
      } else if (event.type === 'custom.change') {
        const text = String(event['text']);
        await userEvent.clear(field);
        if (text !== '') await userEvent.paste(text);
      } else if (event.type === 'custom.leave') await userEvent.tab();
      else await userEvent.click(canvas.getByText('Donate Now'));
    },
  });
