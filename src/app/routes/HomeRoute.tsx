import { pages } from '../../content/pages.ts';
import { HomeScreen } from '../../ui/screens/HomeScreen/HomeScreen.tsx';
import { PageHead } from '../PageHead.tsx';
import { paths } from '../paths.ts';

export default function HomeRoute() {
  const text = pages.home;
  return (
    <>
      <PageHead text={text} />
      <HomeScreen
        heading={text.heading}
        description={text.description}
        ways={[
          { label: 'Explore Programs', to: paths.programs.pattern },
          { label: 'Learn More', to: paths.about.pattern },
        ]}
      />
    </>
  );
}
