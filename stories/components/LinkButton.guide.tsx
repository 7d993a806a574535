import type { Guide } from '../../board/guides/guide.ts';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { LinkButton } from '../../src/ui/components/LinkButton/LinkButton.tsx';

export const guide: Guide = {
  purpose: 'Leads to another page, and looks like a button: the one next step of a view.',
  use: [
    'For the call to action of a page or a section.',
    'Secondary for the second way on; small in the header and in lists.',
  ],
  avoid: [
    ['Inside a sentence', 'TextLink'],
    ['For what changes this page or shows a message', 'Button'],
    ['For an address outside the site', 'TextLink'],
  ],
  pairs: [
    {
      right: 'have one next step in a view.',
      wrong: 'offer three that look alike.',
      good: (
        <Inline>
          <LinkButton to="/programs">Explore Programs</LinkButton>
          <LinkButton to="/about" variant="secondary">
            Learn More
          </LinkButton>
        </Inline>
      ),
      bad: (
        <Inline gap="2">
          <LinkButton to="/a">Programs</LinkButton>
          <LinkButton to="/b">Courses</LinkButton>
          <LinkButton to="/c">Donate</LinkButton>
        </Inline>
      ),
    },
  ],
  content: [
    'Names where it leads: “Browse Courses”. Never “Click here”.',
    'It shares a word with the title of the page that it leads to.',
  ],
  behaviour: ['Its page is fetched when it is hovered or focused.'],
  accessibility: [
    'A link, named by its text. It is never disabled: where nothing can be opened, there is no link.',
    'In help texts call it a link: “the Explore Programs link”.',
  ],
};
