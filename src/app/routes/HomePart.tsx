import { guides } from '../../content/guides.ts';
import { homeCall, homeGuides, reasons } from '../../content/home.ts';
import { homeText } from '../../content/homeText.ts';
import { HomeScreen } from '../../ui/screens/HomeScreen/HomeScreen.tsx';
import { paths } from '../paths.ts';

export default function HomePart() {
  return (
    <HomeScreen
      heading={homeText.heading}
      description={homeText.description}
      links={[
        { label: 'Explore Programs', to: paths.programs.pattern },
        { label: 'Learn More', visuallyHiddenSuffix: 'about us', to: paths.about.pattern },
      ]}
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
