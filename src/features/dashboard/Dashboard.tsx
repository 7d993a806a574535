import { lazy, Suspense } from 'react';
import { selectPerson, type SessionSnapshot } from '../../../machines/session/session.selectors.ts';
import {
  dashboardLate,
  dashboardLines,
  instructorWords,
  learnerCounts,
  learnerCourses,
  learnerEvents,
  learnerWords,
  noCourses,
  noEventsAhead,
} from '../../content/dashboard.ts';
import { notYet } from '../../content/notYet.ts';
import { isOver } from '../../domain/dates.ts';
import { calendarFile } from '../../domain/files.ts';
import { mean } from '../../domain/mean.ts';
import { audiencePath, paths } from '../../domain/paths.ts';
import { roleLabel, type Role } from '../../domain/roles.ts';
import {
  DashboardFrame,
  DashboardLoading,
} from '../../ui/screens/DashboardFrame/DashboardFrame.tsx';
import { InstructorDashboard } from '../../ui/screens/InstructorDashboard/InstructorDashboard.tsx';
import { LearnerDashboard } from '../../ui/screens/LearnerDashboard/LearnerDashboard.tsx';
import { useActorSelector } from '../actorsContext.tsx';
import { useNotImplementedToast } from '../notImplemented.ts';
import { useToday } from '../today.ts';

// 9 KB that only admins need.
const AdminView = lazy(() => import('./AdminView.tsx'));

function View({ role }: { role: Role }) {
  const notice = useNotImplementedToast();
  const today = useToday();
  switch (role) {
    case 'admin':
      return (
        <Suspense>
          <AdminView onAction={() => notice('notImplemented')} />
        </Suspense>
      );
    case 'instructor':
      return (
        <InstructorDashboard
          words={instructorWords}
          notYet={notYet.instructor}
          onCreate={() => notice('notImplemented')}
        />
      );
    case 'student':
    case 'parent':
      return (
        <LearnerDashboard
          coursesHeading={learnerWords[role].courses}
          courses={learnerCourses.map(({ child, ...course }) =>
            role === 'parent' ? { ...course, child } : course,
          )}
          noCourses={{ ...noCourses, to: paths.courses.pattern }}
          next={{
            ...learnerWords[role].next,
            to: role === 'parent' ? audiencePath('parents') : paths.curriculum.pattern,
          }}
          overallPercent={mean(learnerCourses.map(({ percent }) => percent))}
          events={learnerEvents
            .filter(({ date }) => !isOver(date, today))
            .map((event) => ({ event, calendar: calendarFile(event.id) }))}
          eventsPath={paths.events.pattern}
          noEvents={noEventsAhead}
          notYet={notYet.learner}
          messages={learnerCounts.messages}
          certificates={learnerCounts.certificates}
          certificateHint={learnerWords[role].empty}
          onProfile={() => notice('comingSoon')}
        />
      );
  }
}

/** The profile failed to load and no request is pending. */
const isProfileMissing = (session: SessionSnapshot) =>
  session.matches({ signedIn: { profile: 'missing' } });

/** The signed-in user's dashboard; an unknown role keeps loading (docs/product.md P9.1). */
export function Dashboard() {
  const person = useActorSelector('session', selectPerson, undefined);
  const failed = useActorSelector('session', isProfileMissing, false);
  if (person?.role === undefined) {
    return (
      <DashboardLoading
        failure={failed ? dashboardLate : undefined}
        // Reloading fetches whatever is missing.
        onRetry={() => window.location.reload()}
      />
    );
  }
  return (
    <DashboardFrame
      name={person.displayName ?? person.email}
      role={roleLabel(person.role)}
      line={dashboardLines[person.role]}
    >
      <View role={person.role} />
    </DashboardFrame>
  );
}
