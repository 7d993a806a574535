import { pages } from '../../content/pages.ts';
import { Programs } from '../../features/programs/Programs.tsx';
import { PageHead } from '../PageHead.tsx';
import { paths } from '../paths.ts';

export default function ProgramsRoute() {
  return (
    <>
      <PageHead text={pages.programs} />
      <Programs curriculumPath={paths.curriculum.pattern} />
    </>
  );
}
