import { useLocation } from 'react-router-dom';
import { adminNote, pages } from '../../content/pages.ts';
import { isSamePath } from '../../domain/paths.ts';
import { FallbackScreen } from '../../ui/screens/FallbackScreen/FallbackScreen.tsx';
import { adminLinks, dashboardLink } from '../../content/navigation.ts';
import { PageHead } from '../PageHead.tsx';
import { PageTrail } from '../PageTrail.tsx';
import { paths } from '../../domain/paths.ts';

export default function NotFoundRoute() {
  const text = pages.notFound;
  const { pathname } = useLocation();
  const isAdmin = adminLinks.some(({ to }) => isSamePath(to, pathname));
  return (
    <>
      <PageHead text={text} unlisted />
      <PageTrail />
      <FallbackScreen
        heading={text.heading}
        description={text.description}
        guide="shield"
        note={isAdmin ? adminNote : undefined}
        links={[
          ...(isAdmin ? [dashboardLink] : []),
          { label: 'Go Home', to: paths.home.pattern },
          { label: 'Browse Courses', to: paths.courses.pattern },
          { label: 'Get in Touch', to: paths.contact.pattern },
        ]}
      />
    </>
  );
}
