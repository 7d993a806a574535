import { useParams } from 'react-router-dom';
import { bandContent, unknownBand } from '../../content/bands.ts';
import { bandLabels } from '../../content/places.ts';
import { bands } from '../../domain/places.ts';
import { BandScreen } from '../../ui/screens/BandScreen/BandScreen.tsx';
import { FallbackScreen } from '../../ui/screens/FallbackScreen/FallbackScreen.tsx';
import { curriculumLinks } from '../navigation.ts';
import { PageHead } from '../PageHead.tsx';
import { PageTrail } from '../PageTrail.tsx';
import { audiencePath, paths } from '../paths.ts';

/** Where an unknown band leads on to; whoever comes from an audience page can go back there. */
function waysFrom(band: string) {
  const back =
    band === 'parents' || band === 'educators'
      ? [{ label: `Back to ${band}`, to: audiencePath(band) }]
      : [];
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
    return (
      <>
        <PageHead text={unknownBand} unlisted />
        <PageTrail />
        <FallbackScreen
          heading={unknownBand.heading}
          description={unknownBand.description}
          guide="investor"
          ways={waysFrom(asked)}
          list={{ heading: 'The seven bands', links: curriculumLinks.bands }}
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
        courses={courses}
        before={curriculumLinks.bands[index - 1]}
        after={curriculumLinks.bands[index + 1]}
      />
    </>
  );
}
