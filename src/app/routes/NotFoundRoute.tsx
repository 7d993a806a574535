import { pages } from '../../content/pages.ts';
import { NotFoundScreen } from '../../ui/screens/NotFoundScreen/NotFoundScreen.tsx';
import { PageHead } from '../PageHead.tsx';
import { paths } from '../paths.ts';

export default function NotFoundRoute() {
  const text = pages.notFound;
  return (
    <>
      <PageHead text={text} unlisted />
      <NotFoundScreen
        heading={text.heading}
        description={text.description}
        ways={[
          { label: 'Go Home', to: paths.home.pattern },
          { label: 'Browse Courses', to: paths.courses.pattern },
          { label: 'Get in Touch', to: paths.contact.pattern },
        ]}
      />
    </>
  );
}
