import { useParams } from 'react-router-dom';
import { bandContent, grownUpBands, unknownBand } from '../../content/bands.ts';
import { notOpen } from '../../content/notOpen.ts';
import { bandLabels } from '../../content/labels.ts';
import { bandSheet } from '../../content/takeHome/list.ts';
import { bands } from '../../domain/bands.ts';
import { BandScreen } from '../../ui/screens/BandScreen/BandScreen.tsx';
import { FallbackScreen } from '../../ui/screens/FallbackScreen/FallbackScreen.tsx';
import { curriculumLinks } from '../navigation.ts';
import { PageHead } from '../PageHead.tsx';
import { PageTrail } from '../PageTrail.tsx';
import { audiencePath, paths } from '../paths.ts';
import { sheetsToTakeHome } from '../takeHome.ts';

type GrownUp = keyof typeof grownUpBands;

const grownUps = Object.keys(grownUpBands) as GrownUp[];

/** Where an unknown band leads on to; whoever comes from an audience page can go back there. */
function linksFrom(grownUp: GrownUp | undefined) {
  const back =
    grownUp === undefined ? [] : [{ label: `Back to ${grownUp}`, to: audiencePath(grownUp) }];
  return [
    { label: 'See the curriculum', to: paths.curriculum.pattern },
    ...back,
    { label: 'Go Home', to: paths.home.pattern },
  ];
}

export default function CurriculumBandRoute() {
  const { band: asked = '' } = useParams();
  const band = bands.find((one) => one === asked);
  if (band === undefined) {
    const grownUp = grownUps.find((one) => one === asked);
    const own = grownUp === undefined ? undefined : grownUpBands[grownUp];
    return (
      <>
        <PageHead text={{ ...unknownBand, title: own?.title ?? unknownBand.title }} unlisted />
        <PageTrail />
        <FallbackScreen
          heading={unknownBand.heading}
          description={unknownBand.description}
          guide="investor"
          links={linksFrom(grownUp)}
          list={{ heading: own?.list ?? 'The seven bands', links: curriculumLinks.bands }}
        />
      </>
    );
  }
  const index = bands.indexOf(band);
  const { description, moment, courses } = bandContent[band];
  return (
    <>
      <PageHead text={{ title: `Curriculum, ${bandLabels[band]}`, description }} />
      <PageTrail />
      <BandScreen
        band={band}
        heading={bandLabels[band]}
        description={description}
        moment={moment}
        notOpen={notOpen.allCourses}
        courses={courses}
        takeHome={sheetsToTakeHome([bandSheet[band]])}
        before={curriculumLinks.bands[index - 1]}
        after={curriculumLinks.bands[index + 1]}
      />
    </>
  );
}
