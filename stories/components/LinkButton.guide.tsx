import type { Guide } from '../../board/guides/guide.ts';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { LinkButton } from '../../src/ui/components/LinkButton/LinkButton.tsx';

export function Example() {
  return <LinkButton to="/programs">Explore Programs</LinkButton>;
}

export const guide: Guide = {
  purpose: 'Leads to another page, and looks like a button: the one next step of a view.',
  status: 'stable',
  use: [
    'For the call to action of a page or a section.',
    'Secondary for the second way on; small in the header and in lists.',
  ],
  avoid: [
    ['Inside a sentence', 'TextLink'],
    ['For what changes this page', 'Button'],
    ['For what only shows a message', 'Button'],
    ['For an address outside the site', 'TextLink'],
  ],
  anatomy: {
    example: Example,
    parts: [
      [
        'Sheet',
        'left',
        'All of it is the target, as with a button: 50 px high, 44 px when small.',
        'a',
      ],
      ['Words', 'top', 'Where it leads. An icon may precede it.', 'a span'],
    ],
  },
  pairs: [
    {
      right: 'have one next step in a view.',
      wrong: 'offer four that look alike.',
      good: () => (
        <Inline>
          <LinkButton to="/programs">Explore Programs</LinkButton>
          <LinkButton to="/about" variant="secondary">
            Learn More
          </LinkButton>
        </Inline>
      ),
      bad: () => (
        <Inline gap="2">
          <LinkButton to="/a">Programs</LinkButton>
          <LinkButton to="/b">Courses</LinkButton>
          <LinkButton to="/c">Donate</LinkButton>
        </Inline>
      ),
    },
  ],
  content: [
    'Says where it leads: “Browse Courses”, “Get in Touch”. Never “Click here”.',
    'The words and the title of the page that it leads to have a word in common.',
  ],
  behaviour: [
    'A press with Ctrl, ⌘ or the middle button opens a new tab: it is a link.',
    'Its page is fetched when it is hovered or focused.',
    'Long words wrap inside it; the wide variant fills its container.',
  ],
  accessibility: {
    role: 'Link.',
    name: 'Its text. The icon is not read.',
    keys: [
      ['Tab', 'Reaches it.'],
      ['Enter', 'Opens the page. Space scrolls, as on every link.'],
    ],
    notes: [
      'It is never disabled: where there is nothing to open, there is no link.',
      'A target of at least 44 by 44 px (WCAG 2.5.5).',
      'It looks like a button and is announced as a link: say “the Explore Programs link” in help texts.',
    ],
  },
};
