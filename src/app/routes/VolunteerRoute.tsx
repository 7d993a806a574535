import { notYet } from '../../content/notYet.ts';
import { examples } from '../../content/results.ts';
import {
  volunteerBenefits,
  volunteerPage,
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
      <PageHead text={volunteerPage} />
      <VolunteerScreen
        {...volunteerPage}
        notYet={notYet.volunteer}
        roles={volunteerRoles}
        benefits={volunteerBenefits}
        voices={volunteerVoices}
        examples={examples.several}
        onApply={() => showPlaceholder('volunteer')}
      />
    </>
  );
}
