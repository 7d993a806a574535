import type { Motif } from '../../../domain/motifs.ts';
import type { BandSlug } from '../../art/bands.ts';
import { motifPaths } from '../../art/rosette/motifs.ts';
import { Rosette } from '../../art/rosette/Rosette.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { DurationScale } from './DurationScale.tsx';
import * as styles from './ProgramsScreen.css.ts';

export interface ProgramItem {
  slug: string;
  /** Its rosette's. */
  colour: BandSlug;
  motif: Motif;
  title: string;
  /** As "12-24 weeks". */
  duration: string;
  level: string;
  description: string;
  features: readonly string[];
}

export interface ProgramsScreenProps {
  heading: string;
  description: string;
  programs: readonly ProgramItem[];
  curriculumPath: string;
  onEnroll: (slug: string) => void;
}

/**
 * The programs, to be compared line by line: every duration on the same scale of weeks
 * (docs/product.md P4.2).
 */
export function ProgramsScreen({
  heading,
  description,
  programs,
  curriculumPath,
  onEnroll,
}: ProgramsScreenProps) {
  return (
    <Section>
      <Stack gap="7">
        <Stack gap="4">
          <Heading level={1} tabIndex={-1}>
            {heading}
          </Heading>
          <Text size="lg" tone="muted" measure="short">
            {description}
          </Text>
        </Stack>
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
              <div className={styles.words}>
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
                <LinkButton size="small" variant="secondary" to={curriculumPath}>
                  View Curriculum<VisuallyHidden>{`: ${program.title}`}</VisuallyHidden>
                </LinkButton>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
