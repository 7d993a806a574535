import { guides } from '../../content/guides.ts';
import { homeAges, homeCall, homeGuides, reasons } from '../../content/home.ts';
import { homeText } from '../../content/homeText.ts';
import { bandEnds } from '../../content/labels.ts';
import { HomeScreen } from '../../ui/screens/HomeScreen/HomeScreen.tsx';
import { curriculumLinks } from '../navigation.ts';
import { bandPath, paths } from '../paths.ts';

export default function HomePart() {
  return (
    <HomeScreen
      heading={homeText.heading}
      description={homeText.description}
      links={[
        { label: 'Explore Programs', to: paths.programs.pattern },
        { label: 'Learn More', visuallyHiddenSuffix: 'about us', to: paths.about.pattern },
      ]}
      ages={{ ...homeAges, ends: bandEnds, bands: curriculumLinks.bands }}
      ringTo={bandPath}
      reasons={reasons}
      guidesHeading={homeGuides.heading}
      guides={guides}
      call={homeCall}
      callLinks={[
        { label: 'Browse Courses', to: paths.courses.pattern },
        { label: 'Get in Touch', to: paths.contact.pattern },
      ]}
    />
  );
}
