import type { DonateContext } from '../../../machines/donate/donate.machine.ts';
import { paths } from '../../../src/app/paths.ts';
import { centsOf, formatMoney } from '../../../src/domain/money.ts';
import { model } from '../models/donate.ts';
import type { RealScreen } from '../realScreen.ts';

export const donateScreen: RealScreen = {
  model: {
    ...model,
    distinguish: ({ preset, custom }: DonateContext) => [preset, custom],
    // What is chosen already cannot be chosen, and what is empty cannot be emptied.
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
};
