import type { BenefitId } from '../../../content/curriculum.ts';
import type { Band } from '../../../domain/bands.ts';
import { TheInvestor } from '../../art/mascots/TheInvestor.tsx';
import { RingMark } from '../../art/rings/RingMark.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { PageOpening } from '../../patterns/PageOpening/PageOpening.tsx';
import { TakeHome, type TakeHomeProps } from '../../patterns/TakeHome/TakeHome.tsx';
import * as styles from './CurriculumScreen.css.ts';
import { TrackLine, type TrackItem } from './TrackLine.tsx';

export interface CurriculumScreenProps {
  heading: string;
  description: string;
  tracks: readonly TrackItem[];
  headings: { benefits: string; bands: string; bandsText: string };
  /** The label of the link to the sheets below. */
  toSheets: string;
  takeHome: TakeHomeProps;
  benefits: readonly { id: BenefitId; title: string; text: string }[];
  maxClassSize: number;
  bands: readonly { band: Band; who: string; ages: string; to: string }[];
}

/** The two tracks as lines with stations on one time axis (docs/product.md P4.3). */
export function CurriculumScreen({
  heading,
  description,
  tracks,
  headings,
  toSheets,
  takeHome,
  benefits,
  maxClassSize,
  bands,
}: CurriculumScreenProps) {
  return (
    <>
      <PageOpening heading={heading} lead={description} />
      <Section space="joined">
        <div className={styles.toSheets}>
          <TextLink standalone href="#take-home">
            {toSheets}
          </TextLink>
        </div>
        <div className={styles.tracks}>
          {tracks.map((track) => (
            <TrackLine key={track.id} track={track} />
          ))}
          <div className={styles.classSize}>
            <div className={styles.guide}>
              <TheInvestor mood="wave" />
            </div>
            <p>
              <span className={styles.figure}>{maxClassSize}</span> students in a class at most
            </p>
          </div>
        </div>
      </Section>
      <TakeHome {...takeHome} />
      <Section tone="sunk" labelledBy="benefits">
        <div className={styles.teach}>
          <Heading level={2} id="benefits">
            {headings.benefits}
          </Heading>
          <ol className={styles.benefits}>
            {benefits.map(({ id, title, text }) => (
              <li key={id} className={styles.benefit}>
                <Heading level={3} size="item">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section labelledBy="bands">
        <Stack gap="5">
          <Heading level={2} id="bands">
            {headings.bands}
          </Heading>
          <Text measure="normal">{headings.bandsText}</Text>
          <ul className={styles.bands}>
            {bands.map(({ band, who, ages, to }) => (
              <li key={band} className={styles.band}>
                <RingMark band={band} size="3em" />
                <TextLink to={to} standalone>
                  <span>
                    {who} <span className={styles.ages}>{`ages ${ages}`}</span>
                  </span>
                </TextLink>
              </li>
            ))}
          </ul>
        </Stack>
      </Section>
    </>
  );
}
