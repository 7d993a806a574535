import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { stateModes } from 'storybook-addon-statecharts/modes';
import { CalendarDotsIcon } from '../../src/ui/art/icons/CalendarDotsIcon.tsx';
import { ChartLineUpIcon } from '../../src/ui/art/icons/ChartLineUpIcon.tsx';
import { GraduationCapIcon } from '../../src/ui/art/icons/GraduationCapIcon.tsx';
import { PiggyBankIcon } from '../../src/ui/art/icons/PiggyBankIcon.tsx';
import { ShieldCheckIcon } from '../../src/ui/art/icons/ShieldCheckIcon.tsx';
import { AgentShield } from '../../src/ui/art/mascots/AgentShield.tsx';
import { CaptainCash } from '../../src/ui/art/mascots/CaptainCash.tsx';
import { TheInvestor } from '../../src/ui/art/mascots/TheInvestor.tsx';
import { RingMark } from '../../src/ui/art/rings/RingMark.tsx';
import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { MediaRow } from '../../src/ui/components/MediaRow/MediaRow.tsx';
import { Notice } from '../../src/ui/components/Notice/Notice.tsx';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { vars } from '../../src/ui/styles/theme.css.ts';
import { DoDont, DoDonts } from 'storybook-addon-statecharts/docs';
import { FoundationPage, FoundationPart } from './_parts/FoundationPage.tsx';
import * as styles from './DoAndDont.css.ts';

const meta = preview.meta({
  title: 'Foundations/Do and don’t',
  parameters: {
    chromatic: {
      modes: stateModes,
    },
  },
});

const same = [
  { Icon: PiggyBankIcon, name: 'Save' },
  { Icon: ChartLineUpIcon, name: 'Invest' },
  { Icon: ShieldCheckIcon, name: 'Protect' },
];

const program = 'A pay stub and a plan';

/** Cards, icons, colour and drawings, each done right and done wrong. */
export const RightAndWrong = meta.story({
  render: () => (
    <FoundationPage
      title="Do and don’t"
      lead="What we are asked most often, side by side. The right ones are the real components; the wrong ones are drawn here and nowhere else."
    >
      <FoundationPart
        title="Cards"
        text="A layout follows what it holds. No page is a grid of equal cards because it was easy."
      >
        <DoDonts>
          <DoDont
            right="list what is compared line by line."
            wrong="put three equal icon cards in a row."
          >
            <ul>
              <MediaRow
                title="Budgeting with spreadsheets"
                meta="Data · 6 weeks"
                media={<Rosette slug="budgeting-with-spreadsheets" band="18-24" />}
              />
              <MediaRow
                title="Launch a lemonade stand"
                meta="Business · 8 weeks"
                media={<Rosette slug="launch-a-lemonade-stand" band="3-5" />}
              />
            </ul>
            <div className={styles.trio}>
              {same.map(({ Icon, name }) => (
                <div key={name} className={styles.sameCard}>
                  <Icon size="xl" />
                  {name}
                </div>
              ))}
            </div>
          </DoDont>
          <DoDont
            right="hold a sheet by its corners and a hairline."
            wrong="add shadows or coloured stripes."
          >
            <Panel>
              <Text>Fifteen learners at most.</Text>
            </Panel>
            <div className={styles.striped}>
              <Text>Fifteen learners at most.</Text>
            </div>
          </DoDont>
        </DoDonts>
      </FoundationPart>
      <FoundationPart
        title="Icons"
        text="Duotone for features, regular in controls, never without words beside them or a name."
      >
        <DoDonts>
          <DoDont right="set an icon beside its word." wrong="let people guess.">
            <Inline>
              <Button variant="secondary" icon={<CalendarDotsIcon />}>
                Add to calendar
              </Button>
              <Button variant="secondary" icon={<GraduationCapIcon />}>
                Enroll
              </Button>
            </Inline>
            <Inline gap="5">
              <CalendarDotsIcon size="xl" />
              <GraduationCapIcon size="xl" />
              <PiggyBankIcon size="xl" />
            </Inline>
          </DoDont>
        </DoDonts>
      </FoundationPart>
      <FoundationPart
        title="Colour"
        text="One in twelve men cannot tell the red dot from the green one."
      >
        <DoDonts>
          <DoDont right="say it with a sign and a word as well." wrong="leave it to colour.">
            <Notice tone="error" title="Two fields need another look">
              The email, and the amount.
            </Notice>
            <div className={styles.dots}>
              {[vars.color.coral, vars.color.gold, vars.color.action].map((backgroundColor) => (
                <span key={backgroundColor} className={styles.dot} style={{ backgroundColor }} />
              ))}
            </div>
          </DoDont>
          <DoDont
            right="give a band its own colour, place and name."
            wrong="lend it to something else."
          >
            <Inline>
              <RingMark band="9-10" />
              <Badge band="9-10">Grades 9–10</Badge>
            </Inline>
            <Inline>
              <Badge band="9-10">New</Badge>
              <Badge band="6-8">Popular</Badge>
              <Badge band="k-2">Sale</Badge>
            </Inline>
          </DoDont>
        </DoDonts>
      </FoundationPart>
      <FoundationPart
        title="Drawings"
        text="Mascots work. Rosettes are emblems, one for each thing."
      >
        <DoDonts>
          <DoDont
            right="let one mascot stand by what it knows."
            wrong="gather them to fill a space."
          >
            <div className={styles.art}>
              <AgentShield mood="think" />
            </div>
            <div className={styles.crowd}>
              <CaptainCash mood="cheer" />
              <TheInvestor mood="cheer" />
              <AgentShield mood="cheer" />
            </div>
          </DoDont>
          <DoDont right="give an engraving room of its own." wrong="put it behind words.">
            <Stack align="center">
              <div className={styles.art}>
                <Rosette slug={program} band="18-24" />
              </div>
              <Heading level={3} size="item">
                {program}
              </Heading>
            </Stack>
            <div className={styles.behind}>
              <div className={styles.layer}>
                <Rosette slug={program} band="18-24" />
              </div>
              <div className={styles.layer}>
                <Text align="center">{program}</Text>
              </div>
            </div>
          </DoDont>
        </DoDonts>
      </FoundationPart>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Do', { selector: 'strong' })).toHaveLength(7);
    await expect(canvas.getAllByText('Don’t', { selector: 'strong' })).toHaveLength(7);
  },
});
