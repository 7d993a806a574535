import type { BenefitId, Track } from '../../../content/curriculum.ts';
import type { Band } from '../../../domain/bands.ts';
import { TheInvestor } from '../../art/mascots/TheInvestor.tsx';
import { RingMark } from '../../art/rings/RingMark.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { FileLink } from '../../patterns/FileLink/FileLink.tsx';
import { PageOpening, type PageOpeningProps } from '../../patterns/PageOpening/PageOpening.tsx';
import {
  TakeHome,
  type TakeHomeProps,
  type TakeHomeSheet,
} from '../../patterns/TakeHome/TakeHome.tsx';
import * as styles from './CurriculumScreen.css.ts';
import { TrackLine } from './TrackLine.tsx';

export interface CurriculumScreenProps extends PageOpeningProps {
  tracks: readonly Track[];
  headings: { benefits: string; bands: string; bandsText: string };
  takeHome: TakeHomeProps;
  benefits: readonly { id: BenefitId; title: string; text: string }[];
  maxClassSize: number;
  bands: readonly { band: Band; who: string; ages: string; to: string; sheet: TakeHomeSheet }[];
}

/** The bands with their sheets, then the two tracks as lines with stations (docs/product.md P4.3). */
export function CurriculumScreen({
  tracks,
  headings,
  takeHome,
  benefits,
  maxClassSize,
  bands,
  ...opening
}: CurriculumScreenProps) {
  return (
    <>
      <PageOpening {...opening} />
      <Section space="joined" labelledBy="bands">
        <div className={styles.rail}>
          <Stack gap="3">
            <Heading level={2} id="bands" tabIndex={-1}>
              {headings.bands}
            </Heading>
            <Text>{headings.bandsText}</Text>
          </Stack>
          <ul className={styles.bands}>
            {bands.map(({ band, who, ages, to, sheet }) => (
              <li key={band} className={styles.band}>
                <RingMark band={band} size="3em" />
                <TextLink to={to} standalone>
                  <span>
                    {who} <span className={styles.ages}>{`ages ${ages}`}</span>
                  </span>
                </TextLink>
                <p className={styles.sheet}>
                  <span>{sheet.title}</span>
                  <FileLink
                    href={sheet.files[0].href}
                    label={`Open · ${sheet.extent} · ${sheet.files[0].size}`}
                    title={sheet.title}
                  />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section>
        <Stack gap="7">
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
        </Stack>
      </Section>
      <TakeHome {...takeHome} />
      <Section tone="sunk" labelledBy="benefits">
        <div className={styles.rail}>
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
    </>
  );
}
