import { useParams } from 'react-router-dom';
import { bandPage, unknownBand } from '../../content/places.ts';
import { PlainScreen } from '../../ui/screens/PlainScreen/PlainScreen.tsx';
import { PageHead } from '../PageHead.tsx';

export default function CurriculumBandRoute() {
  const { band = '' } = useParams();
  const known = bandPage(band);
  const text = known ?? unknownBand;
  return (
    <>
      <PageHead text={text} unlisted={known === undefined} />
      <PlainScreen heading={text.heading} description={text.description} />
    </>
  );
}
