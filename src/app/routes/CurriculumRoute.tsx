import {
  benefits,
  curriculumHeadings,
  curriculumPage,
  MAX_CLASS_SIZE,
  tracks,
} from '../../content/curriculum.ts';
import { lessons } from '../../content/sheets.ts';
import { CurriculumScreen } from '../../ui/screens/CurriculumScreen/CurriculumScreen.tsx';
import { curriculumLinks } from '../../content/navigation.ts';
import { PageHead } from '../PageHead.tsx';
import { PageTrail } from '../PageTrail.tsx';
import { bandSheetOf, sheetsToTakeHome } from '../takeHome.ts';

const bandsWithSheets = curriculumLinks.bands.map((link) => ({
  ...link,
  sheet: bandSheetOf(link.band),
}));

export default function CurriculumRoute() {
  return (
    <>
      <PageHead text={curriculumPage} />
      <PageTrail />
      <CurriculumScreen
        {...curriculumPage}
        tracks={tracks}
        headings={curriculumHeadings}
        takeHome={sheetsToTakeHome(lessons)}
        benefits={benefits}
        maxClassSize={MAX_CLASS_SIZE}
        bands={bandsWithSheets}
      />
    </>
  );
}
