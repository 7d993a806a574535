import { useParams } from 'react-router-dom';
import { audiencePage, unknownAudience } from '../../content/places.ts';
import { LinkButton } from '../../ui/components/LinkButton/LinkButton.tsx';
import { PlainScreen } from '../../ui/screens/PlainScreen/PlainScreen.tsx';
import { PageHead } from '../PageHead.tsx';
import { paths } from '../paths.ts';

export default function AudienceRoute() {
  const { audience = '' } = useParams();
  const known = audiencePage(audience);
  const text = known ?? unknownAudience;
  return (
    <>
      <PageHead text={text} unlisted={known === undefined} />
      <PlainScreen heading={text.heading} description={text.description}>
        {known === undefined ? <LinkButton to={paths.home.pattern}>Go Home</LinkButton> : null}
      </PlainScreen>
    </>
  );
}
