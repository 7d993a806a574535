import preview from '../../.storybook/preview.tsx';
import { docsModes } from '../../.storybook/modes.ts';
import { breakpoint } from '../../src/ui/styles/tokens/breakpoint.ts';
import { layout, size, space } from '../../src/ui/styles/tokens/space.ts';
import { FoundationPage, FoundationPart } from './_parts/FoundationPage.tsx';
import { endsOf, fluidRange, spell } from './_parts/lengths.ts';
import { Bar, Row, Rows } from './_parts/Rows.tsx';

const meta = preview.meta({
  title: 'Foundations/Space',
  parameters: { chromatic: { modes: docsModes } },
});

const { gutter, control, panel, section, ...steps } = space;
const fluid = { control, gutter, panel, section };

const widths = {
  form: [layout.form, 'One form, as wide as one of two columns.'],
  prose: [layout.prose, 'Text that is read to its end.'],
  page: [layout.page, 'Everything else.'],
} as const;

const rhythm = {
  'header to title': [space.section, 'And between parts.'],
  'title to lead': [space['4'], 'PageOpening.'],
  'lead to first part': [space['6'], 'A lead has room for two lines, on a phone for three.'],
  'between columns': [space['8'], 'Halves and rail: src/ui/styles/columns.ts.'],
} as const;

/** A width as a share of the page's. */
const share = (width: string) => `${(endsOf(width).wide / endsOf(layout.page).wide) * 100}%`;

const windows: Record<keyof typeof breakpoint, string> = {
  sm: 'Two columns of small things; facts beside names.',
  md: 'Two and three columns; a picture beside its words.',
  lg: 'Four columns, rails.',
  xl: 'The header’s links beside each other.',
  margin: 'Donate is a tab in the page’s margin.',
};

function Distances({ of }: { of: Readonly<Record<string, string>> }) {
  return (
    <Rows>
      {Object.entries(of).map(([name, value]) => (
        <Row key={name} name={`space ${name}`} value={spell(value)}>
          <Bar width={value} />
        </Row>
      ))}
    </Rows>
  );
}

/** Nine steps, four fluid lengths, three page widths, and the page's rhythm. */
export const StepsAndWidths = meta.story({
  render: () => (
    <FoundationPage
      title="Room to think"
      lead="Distances come from one scale, in rem: they grow with the reader’s own text size. A component has no outer margin; Stack, Inline and Grid own the distance between things."
    >
      <FoundationPart
        title="Steps"
        text="Four pixels apart where it is fine, a third more where it is not."
      >
        <Distances of={steps} />
      </FoundationPart>
      <FoundationPart
        title="Fluid lengths"
        text={`They grow straight from ${fluidRange} of window. Drawn as long as they are in yours.`}
      >
        <Distances of={fluid} />
      </FoundationPart>
      <FoundationPart title="Widths" text="The longest that a column gets, drawn to scale.">
        <Rows>
          {Object.entries(widths).map(([name, [value, use]]) => (
            <Row key={name} name={`layout ${name}`} value={`${spell(value)}. ${use}`}>
              <Bar width={share(value)} />
            </Row>
          ))}
        </Rows>
      </FoundationPart>
      <FoundationPart
        title="Rhythm"
        text={`A page's title begins one section space below the header, its lead ${spell(space['4'])} below that, what follows ${spell(space['6'])} below the lead, and every part one section space below the one before; all of it at the page's left edge, and a second column in the middle or after a rail of ${spell(size.rail)}, ${spell(space['8'])} apart.`}
      >
        <Rows>
          {Object.entries(rhythm).map(([name, [value, use]]) => (
            <Row key={name} name={name} value={`${spell(value)}. ${use}`}>
              <Bar width={value} />
            </Row>
          ))}
        </Rows>
      </FoundationPart>
      <FoundationPart
        title="Windows"
        text="Layouts change at four widths, in em: a larger text size moves them too."
      >
        <Rows>
          {Object.entries(windows).map(([name, use]) => (
            <Row
              key={name}
              name={`from ${name}`}
              value={`${breakpoint[name as keyof typeof breakpoint]}. ${use}`}
            >
              <Bar
                width={share(breakpoint[name as keyof typeof breakpoint].replace('em', 'rem'))}
              />
            </Row>
          ))}
        </Rows>
      </FoundationPart>
    </FoundationPage>
  ),
});
