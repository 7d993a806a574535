import { addons } from 'storybook/preview-api';
import { storyboards } from 'virtual:statecharts';
import { panelContent } from './content.ts';
import { currentWatch, onWatched } from '../../watch/current.ts';
import { ASK, SHOW } from './messages.ts';

let isListening = false;
let isDue = false;

function send(): void {
  isDue = false;
  addons.getChannel().emit(SHOW, panelContent(currentWatch(), storyboards));
}

/** Sends once for all changes of one task. */
function sendSoon(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(send);
}

/** Sends updates after the panel's first request; in a test there is none. */
export function answerPanel(): void {
  if (isListening) return;
  isListening = true;
  const channel = addons.getChannel();
  channel.once(ASK, () => onWatched(sendSoon));
  channel.on(ASK, send);
}
