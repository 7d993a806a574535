import { notOpen } from '../../content/notOpen.ts';
import { pages } from '../../content/pages.ts';
import {
  volunteerBenefits,
  volunteerLead,
  volunteerRoles,
  volunteerVoices,
} from '../../content/volunteer.ts';
import { useNotImplementedToast } from '../../features/notImplemented.ts';
import { VolunteerScreen } from '../../ui/screens/VolunteerScreen/VolunteerScreen.tsx';
import { PageHead } from '../PageHead.tsx';

export default function VolunteerRoute() {
  const showPlaceholder = useNotImplementedToast();
  return (
    <>
      <PageHead text={pages.volunteer} />
      <VolunteerScreen
        heading={pages.volunteer.heading}
        description={volunteerLead}
        roles={volunteerRoles}
        benefits={volunteerBenefits}
        voices={volunteerVoices}
        notOpen={notOpen.closing}
        onApply={() => showPlaceholder('volunteer')}
      />
    </>
  );
}
