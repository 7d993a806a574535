import { acceptApproved } from '../desk/build/acceptApproved.ts';
import type { Command } from './command.ts';

/** Takes what verdicts approve for the accepted pictures. */
export const accept: Command = {
  usage: 'accept',
  about: 'Takes, of the pictures that the last runs found changed, those that verdicts approve.',
  options: {},
  async run() {
    const { pictures, texts, removed, left } = await acceptApproved();
    process.stdout.write(
      `${pictures} pictures and ${texts} texts accepted, ${removed} removed; ${left} wait for a decision.\n`,
    );
    return true;
  },
};
