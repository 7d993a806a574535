import type { LearnerCourse } from '../../../content/dashboard.ts';
import { weekdayAndTime } from '../../../domain/dates.ts';
import { CalendarDotsIcon } from '../../art/icons/CalendarDotsIcon.tsx';
import { TheInvestor } from '../../art/mascots/TheInvestor.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DateRow } from '../../components/DateRow/DateRow.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Facts } from '../../components/Facts/Facts.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { ProgressRing } from '../../components/ProgressRing/ProgressRing.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Stat, StatList } from '../../components/Stat/Stat.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { FileLink } from '../../patterns/FileLink/FileLink.tsx';
import { NotYet, type NotYetProps } from '../../patterns/NotYet/NotYet.tsx';
import type { ListedEvent } from '../EventsScreen/types.ts';
import * as styles from './LearnerDashboard.css.ts';

export interface LearnerDashboardProps {
  coursesHeading: string;
  /** Without `child` on the learner's own dashboard. */
  courses: readonly (Omit<LearnerCourse, 'child'> & { child?: string | undefined })[];
  noCourses: { title: string; text: string; link: string; to: string };
  /** The one thing to do next. */
  next: { heading: string; text: string; link: string; to: string };
  /** The mean of the courses' progress, 0–100. */
  overallPercent: number;
  events: readonly ListedEvent[];
  eventsPath: string;
  /** Shown if there are none. */
  noEvents: string;
  messages: number;
  certificates: number;
  /** States that the content is sample data. */
  notYet: NotYetProps;
  /** How to earn a certificate. */
  certificateHint: string;
  /** Shows the toast of the unimplemented profile. */
  onProfile: () => void;
}

/** The dashboard of a student or a parent (docs/product.md P9.4). */
export function LearnerDashboard({
  coursesHeading,
  courses,
  noCourses,
  next,
  overallPercent,
  events,
  eventsPath,
  noEvents,
  messages,
  certificates,
  notYet,
  certificateHint,
  onProfile,
}: LearnerDashboardProps) {
  return (
    <Stack gap="6">
      <Panel tone="investor" as="section" labelledBy="next">
        <div className={styles.guide}>
          <TheInvestor mood="cheer" />
          <Stack gap="3" align="start">
            <Heading level={2} size="panel" id="next">
              {next.heading}
            </Heading>
            <Text>{next.text}</Text>
            <LinkButton to={next.to}>{next.link}</LinkButton>
          </Stack>
        </div>
      </Panel>
      <NotYet {...notYet} />
      <StatList>
        <Stat label="Enrolled courses" value={String(courses.length)} />
        <Stat label="Certificates" value={String(certificates)} />
        <Stat label="New messages" value={String(messages)} />
      </StatList>
      <div className={styles.layout}>
        <Panel as="section" labelledBy="courses">
          <Stack gap="4">
            <Heading level={2} size="panel" id="courses">
              {coursesHeading}
            </Heading>
            {courses.length === 0 ? (
              <EmptyState title={noCourses.title} art={<TheInvestor mood="think" />}>
                {noCourses.text} <TextLink to={noCourses.to}>{noCourses.link}</TextLink>
              </EmptyState>
            ) : (
              <ProgressBar label="All courses together" percent={overallPercent} />
            )}
            <ul className={styles.courses} role="list">
              {courses.map(({ id, title, percent, band, next: lesson, child }) => (
                <li className={styles.course} key={id}>
                  <ProgressRing label={`Progress in ${title}`} percent={percent} band={band} />
                  <Stack gap="1">
                    <Heading level={3} size="item">
                      {title}
                    </Heading>
                    <Text size="sm" tone="muted">
                      <Facts
                        facts={[...(child === undefined ? [] : [child]), `Up next: ${lesson}`]}
                      />
                    </Text>
                  </Stack>
                </li>
              ))}
            </ul>
          </Stack>
        </Panel>
        <Stack gap="6">
          <section aria-labelledby="upcoming">
            <Stack gap="2">
              <Heading level={2} size="panel" id="upcoming">
                Upcoming events
              </Heading>
              {events.length === 0 ? <Text tone="muted">{noEvents}</Text> : null}
              <ul className={styles.events} role="list">
                {events.map(({ event, calendar }) => (
                  <DateRow
                    key={event.id}
                    date={event.date}
                    title={event.title}
                    meta={<Facts facts={[weekdayAndTime(event), event.location]} />}
                  >
                    <Inline gap="4">
                      <TextLink standalone to={eventsPath}>
                        Details<VisuallyHidden>: {event.title}</VisuallyHidden>
                      </TextLink>
                      <FileLink
                        href={calendar}
                        label="Add to calendar"
                        title={event.title}
                        icon={<CalendarDotsIcon />}
                        download
                      />
                    </Inline>
                  </DateRow>
                ))}
              </ul>
            </Stack>
          </section>
          <Stack gap="3" align="start">
            <Text>{certificateHint}</Text>
            <Button variant="secondary" size="small" onClick={onProfile}>
              Your profile
            </Button>
          </Stack>
        </Stack>
      </div>
    </Stack>
  );
}
