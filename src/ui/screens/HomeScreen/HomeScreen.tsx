import type { ComponentType } from 'react';
import type { ReasonId } from '../../../content/home.ts';
import type { Band } from '../../../domain/bands.ts';
import { takeHomePictureSize } from '../../../domain/files.ts';
import { ChalkboardTeacherIcon } from '../../art/icons/ChalkboardTeacherIcon.tsx';
import { HandHeartIcon } from '../../art/icons/HandHeartIcon.tsx';
import type { IconProps } from '../../art/icons/Icon.tsx';
import { TreeIcon } from '../../art/icons/TreeIcon.tsx';
import { UsersThreeIcon } from '../../art/icons/UsersThreeIcon.tsx';
import { GrowthRings } from '../../art/rings/GrowthRings.tsx';
import { Feature, FeatureStrip } from '../../components/FeatureStrip/FeatureStrip.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { AgePicker, type AgePickerProps } from '../../patterns/AgePicker/AgePicker.tsx';
import { Guides, type GuidesProps } from '../../patterns/Guides/Guides.tsx';
import { LinkGroup, type GroupLink } from '../../patterns/LinkGroup/LinkGroup.tsx';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './HomeScreen.css.ts';

/** The next event, or a text if there is none. */
export interface HomeNext {
  heading: string;
  /** The path of the events page. */
  to: string;
  /** `date` as `2027-01-21`, the others formatted. */
  event: { title: string; date: string; when: string; where: string } | undefined;
  none: string;
}

export interface HomeScreenProps {
  heading: string;
  description: string;
  /** The first is the main one. */
  links: readonly GroupLink[];
  ages: AgePickerProps;
  /** Pictures of three sheets, fanned, and where all of them are. */
  sheets: { label: string; to: string; pictures: readonly string[] };
  /** Returns the path of a band's ring. */
  ringTo: (band: Band) => string;
  /** Reasons to choose the academy. */
  reasons: readonly { id: ReasonId; title: string; text: string }[];
  guidesHeading: string;
  guides: GuidesProps['guides'];
  /** Results: "10,000+", "students reached". */
  figures: readonly { value: string; label: string }[];
  next: HomeNext;
  /** A learner's quote. */
  voice: { name: string; position: string; words: string };
  /** States that it is an example. */
  example: string;
  /** The call to action at the page's end. */
  call: { heading: string; text: string };
  callLinks: readonly GroupLink[];
}

const icons: Record<ReasonId, ComponentType<IconProps>> = {
  age: TreeIcon,
  size: UsersThreeIcon,
  teachers: ChalkboardTeacherIcon,
  nothing: HandHeartIcon,
};

/**
 * The home page: the idea in one line and one picture, reasons, people, and where to begin
 * (docs/product.md P4.1).
 */
export function HomeScreen({
  heading,
  description,
  links,
  ages,
  sheets,
  ringTo,
  reasons,
  guidesHeading,
  guides,
  figures,
  next,
  voice,
  example,
  call,
  callLinks,
}: HomeScreenProps) {
  return (
    <>
      <Section>
        <div className={styles.hero}>
          <Stack gap="5" align="start">
            <Heading level={1} size="hero" tabIndex={-1}>
              {heading}
            </Heading>
            <Text size="lg" tone="muted" measure="short">
              {description}
            </Text>
            <LinkGroup links={links} />
          </Stack>
          <div className={styles.ages}>
            <AgePicker {...ages} />
          </div>
          <div className={styles.art}>
            <GrowthRings to={ringTo} />
            <Link className={styles.fan} to={sheets.to}>
              {sheets.pictures.map((picture) => (
                <img
                  key={picture}
                  className={styles.paper}
                  src={picture}
                  {...takeHomePictureSize}
                  alt=""
                  loading="lazy"
                />
              ))}
              <VisuallyHidden>{sheets.label}</VisuallyHidden>
            </Link>
          </div>
        </div>
      </Section>
      <Section space="joined" labelledBy="why">
        <h2 className={visuallyHidden} id="why">
          Why choose us
        </h2>
        <FeatureStrip>
          {reasons.map(({ id, title, text }) => {
            const Icon = icons[id];
            return (
              <Feature key={id} title={title} icon={<Icon size="xl" />}>
                {text}
              </Feature>
            );
          })}
        </FeatureStrip>
      </Section>
      <Section space="joined" labelledBy="guides">
        <Stack gap="6">
          <div className={styles.narrow}>
            <Heading level={2} size="section" id="guides">
              {guidesHeading}
            </Heading>
          </div>
          <Guides guides={guides} />
        </Stack>
      </Section>
      <Section space="joined">
        <div className={styles.proof}>
          {figures.map(({ value, label }) => (
            <p key={label} className={styles.figure}>
              <strong className={styles.value}>{value}</strong> {label}
            </p>
          ))}
          <div className={styles.half}>
            <Heading level={2} size="small">
              {next.heading}
            </Heading>
            <div className={styles.next}>
              {next.event === undefined ? (
                <p>
                  {next.none} <TextLink to={next.to}>Events</TextLink>
                </p>
              ) : (
                <>
                  <p className={styles.title}>
                    <TextLink standalone to={next.to}>
                      {next.event.title}
                    </TextLink>
                  </p>
                  <p>
                    <time dateTime={next.event.date}>{next.event.when}</time>
                  </p>
                  <p>{next.event.where}</p>
                </>
              )}
            </div>
          </div>
          <figure className={styles.half}>
            <blockquote className={styles.quotation}>{`“${voice.words}”`}</blockquote>
            <figcaption>
              <strong>{voice.name}</strong> {voice.position}
              <Text size="sm" tone="muted">
                {example}
              </Text>
            </figcaption>
          </figure>
        </div>
      </Section>
      <Section tone="sunk" labelledBy="begin">
        <div className={styles.call}>
          <div className={styles.narrow}>
            <Heading level={2} size="section" id="begin">
              {call.heading}
            </Heading>
          </div>
          <Stack gap="5" align="start">
            <Text size="lg" measure="normal">
              {call.text}
            </Text>
            <LinkGroup links={callLinks} />
          </Stack>
        </div>
      </Section>
    </>
  );
}
