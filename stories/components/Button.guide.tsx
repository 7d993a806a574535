import type { Guide } from '../../board/guides/guide.ts';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';

export const guide: Guide = {
  purpose: 'Triggers an action on this page: sends, saves, adds, closes.',
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
  pairs: [
    {
      right: 'have one primary button in a view.',
      wrong: 'let three of them shout.',
      good: (
        <Inline>
          <Button>Save changes</Button>
          <Button variant="quiet">Not now</Button>
        </Inline>
      ),
      bad: (
        <Inline>
          <Button>Save</Button>
          <Button>Preview</Button>
          <Button>Cancel</Button>
        </Inline>
      ),
    },
    {
      right: 'name what will happen.',
      wrong: 'make people guess what they agree to.',
      good: <Button variant="danger">Delete this course</Button>,
      bad: <Button variant="danger">OK</Button>,
    },
    {
      right: 'show that the action is pending, and keep the words.',
      wrong: 'disable the button: it loses the focus and explains nothing.',
      good: <Button pending>Send Magic Link</Button>,
      bad: <Button disabled>Send Magic Link</Button>,
    },
  ],
  content: [
    'A verb and its object, at most four words: “Save changes”, “Send Magic Link”.',
    'The same words keep their meaning: a “Save” never also closes.',
    'No full stop, no exclamation mark.',
  ],
  behaviour: [
    'While pending it keeps the focus, and neither presses nor Enter in a field do anything.',
    'It is disabled only where a visible choice is missing (docs/product.md P13.10).',
  ],
  accessibility: [
    'A button, named by its text. The icon is not read.',
    'A danger button’s words name what is lost: colour alone does not warn.',
  ],
};
