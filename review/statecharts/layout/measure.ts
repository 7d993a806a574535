import { families } from '../../../src/ui/styles/fonts/families.ts';
import { LABEL_TEXT, STATE_TEXT, type Measure } from './metrics.ts';

const { family } = families.text;
const weights = { state: 600, label: 400 };

const fontOf = (kind: keyof typeof weights): string =>
  `${weights[kind]} ${kind === 'state' ? STATE_TEXT : LABEL_TEXT}px '${family}'`;

/** Loads the fonts, as a width measured in a stand-in would be another. */
export async function loadMeasure(): Promise<Measure> {
  await Promise.all([document.fonts.load(fontOf('state')), document.fonts.load(fontOf('label'))]);
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('Nothing to measure text with');
  return (kind, text) => {
    context.font = fontOf(kind);
    return Math.ceil(context.measureText(text).width);
  };
}
