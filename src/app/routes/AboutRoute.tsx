import { aboutPage } from '../../content/about.ts';
import * as about from '../../content/about.ts';
import { guides } from '../../content/guides.ts';
import { impact } from '../../content/results.ts';
import { AboutScreen } from '../../ui/screens/AboutScreen/AboutScreen.tsx';
import { PageHead } from '../PageHead.tsx';

export default function AboutRoute() {
  const text = aboutPage;
  return (
    <>
      <PageHead text={text} />
      <AboutScreen
        heading={text.heading}
        headings={about.aboutHeadings}
        mission={about.mission}
        guides={guides}
        impact={impact}
        team={about.team}
        partners={about.partners}
        press={about.press}
        onePager={about.onePager}
      />
    </>
  );
}
