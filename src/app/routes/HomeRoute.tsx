import { memo } from 'react';
import { events, eventsWords } from '../../content/events.ts';
import { guides } from '../../content/guides.ts';
import { homeAges, homeCall, homeGuides, homeNext, homeText, reasons } from '../../content/home.ts';
import { bandEnds } from '../../content/labels.ts';
import { clockRange, isOver, longDate } from '../../domain/dates.ts';
import { examples, impact, successStories } from '../../content/results.ts';
import { useToday } from '../../features/today.ts';
import { HomeScreen } from '../../ui/screens/HomeScreen/HomeScreen.tsx';
import { curriculumLinks } from '../../content/navigation.ts';
import { PageHead } from '../PageHead.tsx';
import { bandPath, paths } from '../../domain/paths.ts';
import { bandSheetOf } from '../takeHome.ts';

const fan = {
  label: homeAges.all,
  to: `${paths.curriculum.pattern}#bands`,
  pictures: (['k-2', '6-8', '18-24'] as const).map((band) => bandSheetOf(band).picture),
};

type Event = (typeof events)[number];

/** Renders again only for another event. */
const Home = memo(function Home({ event }: { event: Event | undefined }) {
  return (
    <HomeScreen
      heading={homeText.heading}
      description={homeText.description}
      links={[
        { label: 'Explore Programs', to: paths.programs.pattern },
        { label: 'Learn More', visuallyHiddenSuffix: 'about us', to: paths.about.pattern },
      ]}
      ages={{ ...homeAges, ends: bandEnds, bands: curriculumLinks.bands }}
      sheets={fan}
      ringTo={bandPath}
      reasons={reasons}
      guidesHeading={homeGuides.heading}
      guides={guides}
      figures={impact}
      next={{
        heading: homeNext,
        to: paths.events.pattern,
        none: eventsWords.none,
        event: event && {
          title: event.title,
          date: event.date,
          when: `${longDate(event.date)}, ${clockRange(event.time.start, event.time.end)}`,
          where: event.location,
        },
      }}
      voice={successStories[1]}
      example={examples.one}
      call={homeCall}
      callLinks={[
        { label: 'Browse Courses', to: paths.courses.pattern },
        { label: 'Get in Touch', to: paths.contact.pattern },
      ]}
    />
  );
});

/** The home page, with the next event from today on. */
export default function HomeRoute() {
  const today = useToday();
  return (
    <>
      <PageHead text={homeText} />
      <Home event={events.find(({ date }) => !isOver(date, today))} />
    </>
  );
}
