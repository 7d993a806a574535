import { useParams } from 'react-router-dom';
import {
  bandContent,
  bandNext,
  grownUpBands,
  lessonWeeks,
  moreCourses,
  unknownBand,
} from '../../content/bands.ts';
import { events } from '../../content/events.ts';
import { bandEnds, bandLabel, bandNames } from '../../content/labels.ts';
import { keepsakes } from '../../content/keepsakes.ts';
import { audienceSheets } from '../../content/sheets.ts';
import { bands } from '../../domain/bands.ts';
import { isOver } from '../../domain/dates.ts';
import { calendarFile } from '../../domain/files.ts';
import { useToday } from '../../features/today.ts';
import { BandScreen } from '../../ui/screens/BandScreen/BandScreen.tsx';
import { GrownUpScreen } from '../../ui/screens/BandScreen/GrownUpScreen.tsx';
import { FallbackScreen } from '../../ui/screens/FallbackScreen/FallbackScreen.tsx';
import { curriculumLinks } from '../../content/navigation.ts';
import { PageHead } from '../PageHead.tsx';
import { PageTrail } from '../PageTrail.tsx';
import { audiencePath, paths } from '../../domain/paths.ts';
import { bandSheetOf, sheetsToTakeHome } from '../takeHome.ts';

type GrownUp = keyof typeof grownUpBands;

const grownUps = Object.keys(grownUpBands) as GrownUp[];

/** The links of an unknown band's page; visitors from an audience page can go back there. */
function linksFrom(grownUp: GrownUp | undefined) {
  const back =
    grownUp === undefined ? [] : [{ label: `Back to ${grownUp}`, to: audiencePath(grownUp) }];
  return [
    { label: 'See the curriculum', to: paths.curriculum.pattern },
    ...back,
    { label: 'Go Home', to: paths.home.pattern },
  ];
}

export default function CurriculumBandRoute() {
  const { band: asked = '' } = useParams();
  const today = useToday();
  const band = bands.find((one) => one === asked);
  if (band === undefined) {
    const grownUp = grownUps.find((one) => one === asked);
    const title = grownUp === undefined ? unknownBand.heading : grownUpBands[grownUp].title;
    const links = linksFrom(grownUp);
    return (
      <>
        <PageHead text={{ ...unknownBand, title }} unlisted />
        <PageTrail />
        {grownUp === undefined ? (
          <FallbackScreen
            heading={unknownBand.heading}
            description={unknownBand.description}
            guide="investor"
            links={links}
            ages={{ heading: 'The seven bands', ends: bandEnds, bands: curriculumLinks.bands }}
          />
        ) : (
          <GrownUpScreen
            heading={unknownBand.heading}
            lead={grownUpBands[grownUp].lead}
            ages={{
              heading: grownUpBands[grownUp].start,
              ends: bandEnds,
              bands: curriculumLinks.bands,
            }}
            weeks={grownUp === 'educators' ? lessonWeeks : undefined}
            takeHome={sheetsToTakeHome(audienceSheets[grownUp])}
            note={unknownBand.description}
            links={links}
          />
        )}
      </>
    );
  }
  const index = bands.indexOf(band);
  const { description, moment, courses, events: ids } = bandContent[band];
  return (
    <>
      <PageHead text={{ title: `Curriculum, ${bandLabel(band)}`, description }} />
      <PageTrail />
      <BandScreen
        band={band}
        heading={bandNames[band].who}
        ages={bandNames[band].ages}
        description={description}
        moment={moment}
        unavailable={moreCourses}
        courses={courses}
        sheet={bandSheetOf(band)}
        keepsake={keepsakes[band]}
        events={events
          .filter(({ id, date }) => ids.includes(id) && !isOver(date, today))
          .map((event) => ({ event, calendar: calendarFile(event.id) }))}
        next={{
          ...bandNext,
          links: [
            { label: bandNext.ask, to: paths.contact.pattern },
            { label: bandNext.all, to: paths.events.pattern },
          ],
        }}
        ends={bandEnds}
        before={curriculumLinks.bands[index - 1]}
        after={curriculumLinks.bands[index + 1]}
      />
    </>
  );
}
