import preview from '../../.storybook/preview.tsx';
import { bandAges, bands } from '../../src/domain/bands.ts';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { choices, inEachTheme, guided } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  tags: ['autodocs'],
  ...guided({
    do: 'give a band its own colour and its own name.',
    good: { band: '9-10', children: 'Grades 9–10' },
    dont: 'lend a band’s colour to something else.',
    bad: { band: '9-10', children: 'New' },
  }),
  args: { children: 'Beginner' },
  argTypes: choices({ band: bands }),
});

/** A word that classifies an item. It is text and not interactive. */
export const OneWord = meta.story();

/** Without a band, and every band. */
export const States = meta.story({
  parameters: inEachTheme,
  render: () => (
    <Inline gap="2">
      <Badge>Plain</Badge>
      {bands.map((band) => (
        <Badge key={band} band={band}>
          {bandAges[band]}
        </Badge>
      ))}
    </Inline>
  ),
});
