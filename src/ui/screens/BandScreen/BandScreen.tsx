import type { Motif } from '../../../domain/motifs.ts';
import type { BandSlug } from '../../art/bands.ts';
import { RingMark } from '../../art/rings/RingMark.tsx';
import { motifPaths } from '../../art/rosette/motifs.ts';
import { Rosette } from '../../art/rosette/Rosette.tsx';
import { BandScene } from '../../art/scenes/BandScene.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { TakeHome, type TakeHomeProps } from '../../patterns/TakeHome/TakeHome.tsx';
import * as styles from './BandScreen.css.ts';

export interface BandLink {
  band: BandSlug;
  label: string;
  to: string;
}

export interface BandScreenProps {
  band: BandSlug;
  heading: string;
  description: string;
  /** The money moment it turns on. */
  moment: string;
  /** Beside the button that does nothing yet. */
  notOpen: string;
  /** Three. */
  courses: readonly { title: string; motif: Motif; description: string }[];
  takeHome: TakeHomeProps;
  /** The ring inside this one. */
  before: BandLink | undefined;
  /** The ring around it. */
  after: BandLink | undefined;
}

/** One age band in its colour: its scene, its three featured courses, the rings beside it (docs/product.md P4.4). */
export function BandScreen({
  band,
  heading,
  description,
  moment,
  notOpen,
  courses,
  takeHome,
  before,
  after,
}: BandScreenProps) {
  return (
    <>
      <div className={styles.ground({ band })}>
        <Page>
          <div className={styles.hero}>
            <Stack gap="5" align="start">
              <Heading level={1} size="hero" tabIndex={-1}>
                {heading}
              </Heading>
              <Text size="lg" measure="short">
                {description}
              </Text>
              <Badge band={band}>{moment}</Badge>
            </Stack>
            <div className={styles.scene}>
              <BandScene band={band} />
            </div>
          </div>
        </Page>
      </div>
      <Section labelledBy="featured">
        <div className={styles.layout}>
          <Stack gap="5" align="start">
            <Heading level={2} id="featured">
              Featured courses
            </Heading>
            {/* It does nothing yet (docs/product.md P4.4). */}
            <Button variant="secondary" aria-describedby="not-open">
              View All Courses
            </Button>
            <Text size="sm" tone="muted" measure="short" id="not-open">
              {notOpen}
            </Text>
          </Stack>
          <ul className={styles.courses}>
            {courses.map(({ title, motif, description: about }) => (
              <li key={title} className={styles.course}>
                <div className={styles.emblem}>
                  <Rosette slug={title} band={band} motif={motifPaths[motif]} />
                </div>
                <div className={styles.words}>
                  <Heading level={3} size="panel">
                    {title}
                  </Heading>
                  <Text>{about}</Text>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <TakeHome {...takeHome} />
      <Section space="joined">
        <nav className={styles.neighbours} aria-label="Neighboring bands">
          {[
            { link: before, words: 'The ring inside' },
            { link: after, words: 'The ring around' },
          ].map(({ link, words }) =>
            link === undefined ? null : (
              <div key={words} className={styles.neighbour}>
                <RingMark band={link.band} size="4em" />
                <div>
                  <p className={styles.quiet}>{words}</p>
                  <TextLink to={link.to} standalone>
                    {link.label}
                  </TextLink>
                </div>
              </div>
            ),
          )}
        </nav>
      </Section>
    </>
  );
}
