import { examples } from '../../content/results.ts';
import {
  volunteerBenefits,
  volunteerLead,
  volunteerPage,
  volunteerRoles,
  volunteerUnavailable,
  volunteerVoices,
} from '../../content/volunteer.ts';
import { useNotImplementedToast } from '../../features/notImplemented.ts';
import { VolunteerScreen } from '../../ui/screens/VolunteerScreen/VolunteerScreen.tsx';
import { PageHead } from '../PageHead.tsx';

export default function VolunteerRoute() {
  const showPlaceholder = useNotImplementedToast();
  return (
    <>
      <PageHead text={volunteerPage} />
      <VolunteerScreen
        heading={volunteerPage.heading}
        description={volunteerLead}
        roles={volunteerRoles}
        benefits={volunteerBenefits}
        voices={volunteerVoices}
        examples={examples.several}
        unavailable={volunteerUnavailable}
        onApply={() => showPlaceholder('volunteer')}
      />
    </>
  );
}
