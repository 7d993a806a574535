import type { Guide } from '../../board/guides/guide.ts';
import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { Bleed } from '../../src/ui/components/Bleed/Bleed.tsx';
import { Page } from '../../src/ui/components/Page/Page.tsx';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  return (
    <Page>
      <Stack>
        <Text>In the page’s column.</Text>
        <Bleed>
          <Panel tone="sunk">To the window’s edges.</Panel>
        </Bleed>
      </Stack>
    </Page>
  );
}

export const guide: Guide = {
  purpose: 'Lets a picture or a strip reach the edges of a narrow window.',
  status: 'stable',
  use: [
    'For pictures that lose too much in a phone’s column.',
    'For strips that scroll sideways: what is cut at the edge shows that there is more.',
  ],
  avoid: [
    ['For text, which needs its margins to be read', 'Page'],
    ['For a band of colour across the window', 'Section'],
    [
      'Outside Page and Section, where there are no margins to take back',
      { words: 'nothing at all' },
    ],
  ],
  anatomy: {
    example: Example,
    parts: [
      [
        'Page’s column',
        'top',
        'Has the margins that this component cancels. It is not part of it.',
        'p',
      ],
      [
        'What bleeds',
        'bottom',
        'As wide as the window below 1024 px, as wide as the column above.',
        'p + div',
      ],
    ],
  },
  pairs: [
    {
      right: 'let a picture reach the edges.',
      wrong: 'let text do so.',
      good: () => (
        <Page>
          <Bleed>
            <Panel padding="none" tone="sunk">
              <Rosette slug="bleed" />
            </Panel>
          </Bleed>
        </Page>
      ),
      bad: () => (
        <Page>
          <Bleed>
            <Text>
              Words that begin at the very edge of the glass are hard to hold and hard to read.
            </Text>
          </Bleed>
        </Page>
      ),
    },
  ],
  content: ['Pictures and strips alone. Captions stay in the column.'],
  behaviour: [
    'Below 1024 px it takes back exactly the page’s margins; nothing scrolls sideways.',
    'From 1024 px on it changes nothing.',
    'It is the one component with a margin of its own.',
  ],
  accessibility: {
    role: 'None.',
    name: 'None; what is in it has its own.',
    keys: 'It takes no focus. A strip that scrolls sideways inside it has to (see Table).',
    notes: ['Reading order is the order in the code: it only moves edges.'],
  },
};
