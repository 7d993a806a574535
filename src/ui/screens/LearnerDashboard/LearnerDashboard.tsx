import type { LearnerCourse } from '../../../content/dashboard.ts';
import { TheInvestor } from '../../art/mascots/TheInvestor.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DateRow } from '../../components/DateRow/DateRow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { ProgressRing } from '../../components/ProgressRing/ProgressRing.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Stat, StatList } from '../../components/Stat/Stat.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './LearnerDashboard.css.ts';

export interface LearnerDashboardProps {
  coursesHeading: string;
  courses: readonly LearnerCourse[];
  /** The mean of the courses' progress, 0–100. */
  overallPercent: number;
  /** `dateTime` is `2027-01-16`; day and month are formatted. */
  events: readonly {
    id: string;
    title: string;
    dateTime: string;
    day: string;
    month: string;
    where: string;
  }[];
  /** Shown if there are none. */
  noEvents: string;
  messages: number;
  certificates: number;
  /** States that the content is sample data. */
  samples: { title: string; text: string };
  /** How to earn a certificate. */
  certificateHint: string;
  /** Shows the toast of the unimplemented profile. */
  onProfile: () => void;
}

/** The dashboard of a student or a parent (docs/product.md P9.4). */
export function LearnerDashboard({
  coursesHeading,
  courses,
  overallPercent,
  events,
  noEvents,
  messages,
  certificates,
  samples,
  certificateHint,
  onProfile,
}: LearnerDashboardProps) {
  return (
    <Stack gap="6">
      <Notice tone="info" title={samples.title}>
        {samples.text}
      </Notice>
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
            <ProgressBar label="All courses together" percent={overallPercent} />
            <ul className={styles.courses} role="list">
              {courses.map(({ id, title, percent, band, next }) => (
                <li className={styles.course} key={id}>
                  <ProgressRing label={`Progress in ${title}`} percent={percent} band={band} />
                  <Stack gap="1">
                    <Heading level={3} size="item">
                      {title}
                    </Heading>
                    <Text size="sm" tone="muted">
                      <span>{`Up next: ${next}`}</span>
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
                {events.map(({ id, dateTime, day, month, title, where }) => (
                  <DateRow
                    key={id}
                    dateTime={dateTime}
                    day={day}
                    month={month}
                    title={title}
                    meta={where}
                  />
                ))}
              </ul>
            </Stack>
          </section>
          <div className={styles.guide}>
            <TheInvestor mood="cheer" />
            <Stack gap="3" align="start">
              <Text>{certificateHint}</Text>
              <Button variant="secondary" size="small" onClick={onProfile}>
                Your profile
              </Button>
            </Stack>
          </div>
        </Stack>
      </div>
    </Stack>
  );
}
