import { defineWords } from '../words.ts';
import type { disclosureMachine } from './disclosure.machine.ts';

export const disclosureWords = defineWords<typeof disclosureMachine>()({
  name: 'Menus',
  about: 'A menu opens by a press or a resting mouse, and closes when nobody wants it any more.',
  states: {
    closed: 'Closed',
    'closed.idle': 'Closed: nobody is near',
    'closed.waiting': 'About to open: the mouse rests on the button',
    open: 'Open',
    'open.pressed': 'Open by a press: it stays until it is closed',
    'open.hovered': 'Open under the mouse',
    'open.leaving': 'About to close: the mouse has left',
  },
  events: {
    'hover.start': 'The mouse comes onto the button or the menu',
    'hover.end': 'The mouse leaves',
    'menu.open': 'The person presses the button to open it',
    'menu.close': 'The person presses the button to close it',
    'menu.dismiss': 'Escape, a press elsewhere, or a link is chosen',
    'after.open': 'A fifth of a second passes',
    'after.close': 'The mouse stays away',
  },
  guards: {
    hasJustLeft: { yes: 'the mouse was there a moment ago', otherwise: 'the mouse is new here' },
    hasJustOpened: {
      yes: 'it opened a moment ago, so the press meant to open it',
      otherwise: 'it has been open for a while',
    },
  },
});
