import type { Guide } from '../../board/guides/guide.ts';
import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { Bleed } from '../../src/ui/components/Bleed/Bleed.tsx';
import { Page } from '../../src/ui/components/Page/Page.tsx';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export const guide: Guide = {
  purpose: 'Lets a picture or a strip reach the edges of a narrow window.',
  use: [
    'For pictures that lose too much in a phone’s column.',
    'For strips that scroll sideways: what is cut at the edge shows that there is more.',
  ],
  avoid: [
    ['For text, which needs its margins to be read', 'Page'],
    ['For a band of colour across the window', 'Section'],
  ],
  pairs: [
    {
      right: 'let a picture reach the edges.',
      wrong: 'let text do so.',
      good: (
        <Page>
          <Bleed>
            <Panel padding="none" tone="sunk">
              <Rosette slug="bleed" />
            </Panel>
          </Bleed>
        </Page>
      ),
      bad: (
        <Page>
          <Bleed>
            <Text>Words at the very edge of the glass are hard to hold and hard to read.</Text>
          </Bleed>
        </Page>
      ),
    },
  ],
  content: ['Pictures and strips alone. Captions stay in the column.'],
  behaviour: ['Below 1024 px it cancels the page’s margins; above, it changes nothing.'],
  accessibility: ['A strip that scrolls sideways has to take the focus (see Table).'],
};
