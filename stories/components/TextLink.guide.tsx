import type { Guide } from '../../board/guides/guide.ts';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { TextLink } from '../../src/ui/components/TextLink/TextLink.tsx';

export const guide: Guide = {
  purpose: 'Leads somewhere, from running text or from a list of links.',
  use: [
    'In a sentence, as words of it.',
    'Alone, 44 px high, where it is a way on that is not the main one.',
    'With an address for mail, telephone, files and other sites.',
  ],
  avoid: [
    ['For the one next step of a view', 'LinkButton'],
    ['For something that happens on this page', 'Button'],
    ['For parts of a view', 'Tabs'],
  ],
  pairs: [
    {
      right: 'link the words that name where it leads.',
      wrong: 'link “here”.',
      good: (
        <Text>
          <TextLink to="/courses">See the courses</TextLink> that start this winter.
        </Text>
      ),
      bad: (
        <Text>
          To see the courses, click <TextLink to="/courses">here</TextLink>.
        </Text>
      ),
    },
  ],
  content: [
    'Two to five words that make sense in a list of all links.',
    'Files name their kind: “Letter (PDF)”. Addresses are written out.',
  ],
  behaviour: ['Nothing opens a new tab by itself; people can.'],
  accessibility: [
    'A link, underlined in a sentence, so that colour is not the only difference.',
    'Its words make sense out of context (WCAG 2.4.9).',
  ],
};
