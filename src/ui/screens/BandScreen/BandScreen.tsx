import type { FeaturedCourse } from '../../../content/bands.ts';
import type { Band } from '../../../domain/bands.ts';
import { RingMark } from '../../art/rings/RingMark.tsx';
import { motifPaths } from '../../art/rosette/motifs.ts';
import { Rosette } from '../../art/rosette/Rosette.tsx';
import { ScenePicture } from '../../art/scenes/ScenePicture.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DateRow } from '../../components/DateRow/DateRow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { FileLink } from '../../patterns/FileLink/FileLink.tsx';
import { LinkGroup, type GroupLink } from '../../patterns/LinkGroup/LinkGroup.tsx';
import type { Keepsake as KeepsakeContent } from '../../../content/keepsakes.ts';
import { weekdayAndTime } from '../../../domain/dates.ts';
import { takeHomePictureSize } from '../../../domain/files.ts';
import { PrintSheet } from '../../patterns/TakeHome/PrintSheet.tsx';
import type { TakeHomeSheet } from '../../patterns/TakeHome/TakeHome.tsx';
import type { ListedEvent } from '../EventsScreen/types.ts';
import { Keepsake } from './Keepsake.tsx';
import * as styles from './BandScreen.css.ts';

export interface BandLink {
  band: Band;
  label: string;
  to: string;
}

/** The texts and links at the end of the page. */
export interface BandNext {
  events: string;
  none: string;
  text: string;
  links: readonly GroupLink[];
}

export interface BandScreenProps {
  band: Band;
  /** "Grades 3–5". */
  heading: string;
  /** "8 to 11". */
  ages: string;
  description: string;
  /** A typical money situation at this age. */
  moment: string;
  /** The note beside the button without a function. */
  unavailable: string;
  /** Three. */
  courses: readonly FeaturedCourse[];
  /** The band's sheet, the main thing on the page. */
  sheet: TakeHomeSheet;
  keepsake: KeepsakeContent;
  /** Upcoming events for this age, ordered by date. */
  events: readonly ListedEvent[];
  next: BandNext;
  /** The labels at both ends of the scale of bands. */
  ends: { younger: string; older: string };
  /** The ring inside this one. */
  before: BandLink | undefined;
  /** The ring around it. */
  after: BandLink | undefined;
}

/**
 * One age band in its colour: its sheet before its scene, one real thing of this age, three featured
 * courses, events, contact, and the neighbouring bands (docs/product.md P4.4).
 */
export function BandScreen({
  band,
  heading,
  ages,
  description,
  moment,
  unavailable,
  courses,
  sheet,
  keepsake,
  events,
  next,
  ends,
  before,
  after,
}: BandScreenProps) {
  return (
    <>
      <div className={styles.ground({ band })}>
        <Page>
          <div className={styles.hero}>
            <Stack gap="4" align="start">
              <Heading level={1} size="hero" tabIndex={-1}>
                {heading} <span className={styles.ages}>{`ages ${ages}`}</span>
              </Heading>
              <Text size="lg" measure="short">
                {description}
              </Text>
              <PrintSheet {...sheet} />
              <Badge band={band}>{moment}</Badge>
            </Stack>
            <div className={styles.stage}>
              <img
                className={styles.paper}
                src={sheet.picture}
                {...takeHomePictureSize}
                alt=""
                fetchPriority="high"
              />
              <div className={styles.scene}>
                <ScenePicture band={band} />
              </div>
            </div>
          </div>
        </Page>
      </div>
      <Section>
        <div className={styles.about}>
          <Stack gap="2">
            <Heading level={2} size="panel">
              {sheet.title}
            </Heading>
            <Text size="lg" measure="short">
              {sheet.text}
            </Text>
            <Text size="sm" tone="muted">
              {sheet.facts.at(-1)}
            </Text>
          </Stack>
          <Keepsake {...keepsake} />
        </div>
      </Section>
      <Section space="joined" labelledBy="featured">
        <div className={styles.layout}>
          <Stack gap="5" align="start">
            <Heading level={2} id="featured">
              Featured courses
            </Heading>
            <Text size="sm" tone="muted" measure="short" id="not-open">
              {unavailable}
            </Text>
            {/* No function yet (docs/product.md P4.4). */}
            <Button variant="secondary" aria-describedby="not-open">
              View All Courses
            </Button>
          </Stack>
          <ul className={styles.courses}>
            {courses.map(({ title, motif, description: about }) => (
              <li key={title} className={styles.course}>
                <div className={styles.emblem}>
                  <Rosette slug={title} band={band} motif={motifPaths[motif]} />
                </div>
                <div className={styles.text}>
                  <Heading level={3} size="item">
                    {title}
                  </Heading>
                  <Text>{about}</Text>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section tone="sunk" labelledBy="next">
        <div className={styles.layout}>
          <Heading level={2} id="next">
            {next.events}
          </Heading>
          <Stack gap="6">
            {events.length === 0 ? (
              <Text>{next.none}</Text>
            ) : (
              <ul>
                {events.map(({ event, calendar }) => (
                  <DateRow
                    key={event.id}
                    date={event.date}
                    title={event.title}
                    meta={`${weekdayAndTime(event)}, ${event.location}`}
                    action={
                      <FileLink
                        href={calendar}
                        label="Add to calendar"
                        title={event.title}
                        download
                      />
                    }
                  >
                    <Text measure="normal">{event.description}</Text>
                  </DateRow>
                ))}
              </ul>
            )}
            <Stack gap="4">
              <Text size="lg">{next.text}</Text>
              <LinkGroup links={next.links} />
            </Stack>
          </Stack>
        </div>
      </Section>
      <Section space="tight">
        <nav className={styles.neighbours} aria-label="Neighboring bands">
          {[
            { link: before, words: ends.younger },
            { link: after, words: ends.older },
          ].map(({ link, words }) =>
            link === undefined ? null : (
              <div key={words} className={styles.neighbour}>
                <RingMark band={link.band} size="4em" />
                <div>
                  <p className={styles.secondary}>{words}</p>
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
