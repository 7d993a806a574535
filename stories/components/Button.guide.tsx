import type { Guide } from '../../board/guides/guide.ts';
import { CalendarDotsIcon } from '../../src/ui/art/icons/CalendarDotsIcon.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';

export function Example() {
  return (
    <Button icon={<CalendarDotsIcon />} onClick={() => undefined}>
      Add to calendar
    </Button>
  );
}

export const guide: Guide = {
  purpose: 'Triggers an action on this page: sends, saves, adds, closes.',
  status: 'stable',
  use: [
    'Primary for the one main action of a view.',
    'Secondary for actions beside the primary one, or repeated in a list.',
    'Quiet inside a panel or a dialog, for the way out: “Not now”.',
    'Danger for what cannot be undone, and only there.',
  ],
  avoid: [
    ['To go to another page', ['LinkButton', 'TextLink']],
    ['For an icon without words', 'IconButton'],
    ['To choose one of a few', ['RadioCards', 'FilterChips']],
    ['To switch the theme', 'ThemeToggle'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Sheet', 'left', 'All of it is the target: 50 px high, 44 px when small.', 'button'],
      [
        'Sign',
        'top',
        'Optional, before the words. A spinning ring replaces it while the action is pending.',
        'button svg',
      ],
      [
        'Words',
        'top',
        'What happens, beginning with a verb. They wrap if they do not fit.',
        'button span',
      ],
    ],
  },
  pairs: [
    {
      right: 'have one primary in a view.',
      wrong: 'let three of them shout.',
      good: () => (
        <Inline>
          <Button>Save changes</Button>
          <Button variant="quiet">Not now</Button>
        </Inline>
      ),
      bad: () => (
        <Inline>
          <Button>Save</Button>
          <Button>Preview</Button>
          <Button>Cancel</Button>
        </Inline>
      ),
    },
    {
      right: 'say what will happen.',
      wrong: 'make people guess what they agree to.',
      good: () => <Button variant="danger">Delete this course</Button>,
      bad: () => <Button variant="danger">OK</Button>,
    },
    {
      right: 'show that the action is pending, and keep the words.',
      wrong: 'disable the button: it loses the focus and explains nothing.',
      good: () => <Button pending>Send Magic Link</Button>,
      bad: () => <Button disabled>Send Magic Link</Button>,
    },
  ],
  content: [
    'A verb and its object: “Save changes”, “Send Magic Link”. At most four words where it can be done.',
    'The same words keep their meaning: a “Save” never also closes.',
    'No full stop, no exclamation mark. Titles that the product names are kept letter for letter.',
    'While it is pending the words stay, and the ring shows the progress.',
  ],
  behaviour: [
    'While pending, presses and Enter in a field do nothing. It keeps the focus, and its width changes only by the ring.',
    'Long words wrap inside it; it is never wider than its container.',
    'It is disabled while idle only if a visible choice is missing: donating without an amount (docs/product.md P13.10).',
    'The wide variant fills its container: the submit button of a form.',
  ],
  accessibility: {
    role: 'Button.',
    name: 'Its text. The icon is not read.',
    keys: [
      ['Tab', 'Reaches it, also while it is pending.'],
      ['Enter, Space', 'Presses it.'],
    ],
    notes: [
      'While pending, it has aria-busy and aria-disabled, and stays focusable.',
      'A target of at least 44 by 44 px (WCAG 2.5.5); words at 4.5 to 1 at least, also under the pointer and pressed.',
      'Its transitions take 120 ms, and none with reduced motion.',
      'Colour alone does not warn: the words of a danger button name what is lost.',
    ],
  },
};
