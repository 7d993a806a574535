import { programsPage } from '../../content/programs.ts';
import { Programs } from '../../features/programs/Programs.tsx';
import { PageHead } from '../PageHead.tsx';
import { paths } from '../paths.ts';

export default function ProgramsRoute() {
  return (
    <>
      <PageHead text={programsPage} />
      <Programs curriculumPath={paths.curriculum.pattern} />
    </>
  );
}
