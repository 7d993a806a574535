import { notYet } from '../../content/notYet.ts';
import { noTrack, programs, programsPage } from '../../content/programs.ts';
import { useNotImplementedToast } from '../../features/notImplemented.ts';
import { ProgramsScreen } from '../../ui/screens/ProgramsScreen/ProgramsScreen.tsx';
import { PageHead } from '../PageHead.tsx';
import { paths } from '../../domain/paths.ts';

export default function ProgramsRoute() {
  const showPlaceholder = useNotImplementedToast();
  return (
    <>
      <PageHead text={programsPage} />
      <ProgramsScreen
        {...programsPage}
        notYet={notYet.enroll}
        programs={programs}
        noTrack={noTrack}
        curriculumPath={paths.curriculum.pattern}
        onEnroll={() => showPlaceholder('enrollment')}
      />
    </>
  );
}
