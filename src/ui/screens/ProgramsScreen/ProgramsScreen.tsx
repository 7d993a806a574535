import type { Program } from '../../../content/programs.ts';
import { motifPaths } from '../../art/rosette/motifs.ts';
import { Rosette } from '../../art/rosette/Rosette.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NotYet, type NotYetProps } from '../../patterns/NotYet/NotYet.tsx';
import { PageOpening, type PageOpeningProps } from '../../patterns/PageOpening/PageOpening.tsx';
import { DurationScale } from './DurationScale.tsx';
import * as styles from './ProgramsScreen.css.ts';

export interface ProgramsScreenProps extends PageOpeningProps {
  notYet: NotYetProps;
  programs: readonly Program[];
  /** The note beside View Curriculum for a program without a track. */
  noTrack: string;
  curriculumPath: string;
  onEnroll: (slug: string) => void;
}

/** Comparable programs, with all durations on the same scale of weeks (docs/product.md P4.2). */
export function ProgramsScreen({
  notYet,
  programs,
  noTrack,
  curriculumPath,
  onEnroll,
  ...opening
}: ProgramsScreenProps) {
  return (
    <>
      <PageOpening {...opening} />
      <Section space="joined">
        <Stack gap="5">
          <NotYet {...notYet} />
          <ul className={styles.list}>
            {programs.map((program) => (
              <li key={program.slug} className={styles.row}>
                <div className={styles.emblem}>
                  <Rosette
                    slug={program.slug}
                    band={program.colour}
                    motif={motifPaths[program.motif]}
                  />
                </div>
                <div className={styles.text}>
                  <Heading level={2} size="panel">
                    {program.title}
                  </Heading>
                  <Text>{program.description}</Text>
                </div>
                <dl className={styles.facts}>
                  <div className={styles.fact}>
                    <dt className={styles.term}>Duration</dt>
                    <dd className={styles.duration}>{program.duration}</dd>
                  </div>
                  <DurationScale duration={program.duration} />
                  <div className={styles.fact}>
                    <dt className={styles.term}>For</dt>
                    <dd>{program.who}</dd>
                    <dd>{program.ages}</dd>
                  </div>
                  <div className={styles.fact}>
                    <dt className={styles.term}>Level</dt>
                    <dd>{program.level}</dd>
                  </div>
                </dl>
                <ul className={styles.features}>
                  {program.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                <div className={styles.actions}>
                  <Button size="small" onClick={() => onEnroll(program.slug)}>
                    Enroll Now<VisuallyHidden>{`: ${program.title}`}</VisuallyHidden>
                  </Button>
                  <LinkButton
                    size="small"
                    variant="secondary"
                    to={
                      program.track === undefined
                        ? curriculumPath
                        : `${curriculumPath}#${program.track}`
                    }
                    aria-describedby={
                      program.track === undefined ? `${program.slug}-note` : undefined
                    }
                  >
                    View Curriculum<VisuallyHidden>{`: ${program.title}`}</VisuallyHidden>
                  </LinkButton>
                  {program.track === undefined ? (
                    <p className={styles.note} id={`${program.slug}-note`}>
                      {noTrack}
                    </p>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
        </Stack>
      </Section>
    </>
  );
}
