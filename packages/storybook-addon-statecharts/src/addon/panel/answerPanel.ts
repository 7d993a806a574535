import { addons } from 'storybook/preview-api';
import { panelContent } from './content.ts';
import { currentWatch, onWatched } from '../../watch/current.ts';
import { ASK, SHOW } from './messages.ts';

let isListening = false;
let isDue = false;

function send(): void {
  isDue = false;
  addons.getChannel().emit(SHOW, panelContent(currentWatch()));
}

/** Once for all that happens in one go. */
function sendSoon(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(send);
}

/** Keeps the panel told from the first time that it asks; in a test nobody does. */
export function answerPanel(): void {
  if (isListening) return;
  isListening = true;
  const channel = addons.getChannel();
  channel.once(ASK, () => onWatched(sendSoon));
  channel.on(ASK, send);
}
