import {
  benefits,
  curriculumHeadings,
  curriculumPage,
  MAX_CLASS_SIZE,
  tracks,
} from '../../content/curriculum.ts';
import { curriculumSheets, takeHomeText } from '../../content/sheets.ts';
import { CurriculumScreen } from '../../ui/screens/CurriculumScreen/CurriculumScreen.tsx';
import { curriculumLinks } from '../../content/navigation.ts';
import { PageHead } from '../PageHead.tsx';
import { PageTrail } from '../PageTrail.tsx';
import { sheetsToTakeHome } from '../takeHome.ts';

export default function CurriculumRoute() {
  const text = curriculumPage;
  return (
    <>
      <PageHead text={text} />
      <PageTrail />
      <CurriculumScreen
        heading={text.heading}
        description={text.description}
        tracks={tracks}
        headings={curriculumHeadings}
        toSheets={takeHomeText.see}
        takeHome={sheetsToTakeHome(curriculumSheets)}
        benefits={benefits}
        maxClassSize={MAX_CLASS_SIZE}
        bands={curriculumLinks.bands}
      />
    </>
  );
}
