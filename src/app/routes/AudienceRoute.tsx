import { useParams } from 'react-router-dom';
import { audienceContent, printLabel, unknownAudience } from '../../content/audiences.ts';
import { audienceLabels } from '../../content/labels.ts';
import { audienceSheets } from '../../content/sheets.ts';
import { audiences } from '../../domain/audiences.ts';
import { AudienceScreen } from '../../ui/screens/AudienceScreen/AudienceScreen.tsx';
import { FallbackScreen } from '../../ui/screens/FallbackScreen/FallbackScreen.tsx';
import { PageHead } from '../PageHead.tsx';
import { PageTrail } from '../PageTrail.tsx';
import { audiencePath, paths } from '../../domain/paths.ts';
import { sheetsToTakeHome } from '../takeHome.ts';

const strip = audiences.map((audience) => ({
  label: audienceLabels[audience],
  to: audiencePath(audience),
}));

export default function AudienceRoute() {
  const { audience: asked = '' } = useParams();
  const audience = audiences.find((one) => one === asked);
  if (audience === undefined) {
    return (
      <>
        <PageHead text={unknownAudience} unlisted />
        <PageTrail />
        <FallbackScreen
          heading={unknownAudience.heading}
          description={unknownAudience.description}
          guide="captain"
          links={[{ label: 'Go Home', to: paths.home.pattern }]}
          list={{ heading: 'Made for', links: strip }}
        />
      </>
    );
  }
  const content = audienceContent[audience];
  return (
    <>
      <PageHead text={content} />
      <PageTrail />
      <AudienceScreen
        key={audience}
        strip={strip}
        printLabel={printLabel}
        takeHome={sheetsToTakeHome(audienceSheets[audience])}
        {...content}
      />
    </>
  );
}
