import { useState, type ComponentType } from 'react';
import { createActor, type AnyStateMachine } from 'xstate';
import type { contactMachine } from '../../../machines/contact/contact.machine.ts';
import type { donateMachine } from '../../../machines/donate/donate.machine.ts';
import type { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import type { signUpMachine } from '../../../machines/signUp/signUp.machine.ts';
import { createStoryCharts } from '../../../review/pinning/storyCharts.ts';
import { App } from '../../../src/app/App.tsx';
import { paths } from '../../../src/app/paths.ts';
import CoursesRoute from '../../../src/app/routes/CoursesRoute.tsx';
import { SignIn } from '../../../src/features/auth/SignIn.tsx';
import { SignUp } from '../../../src/features/auth/SignUp.tsx';
import { ChartsProvider, type ChartName, type Charts } from '../../../src/features/charts.tsx';
import { Contact } from '../../../src/features/contact/Contact.tsx';
import { Donate } from '../../../src/features/donate/Donate.tsx';

interface ScreenProps {
  /** Led from outside (review/storyboards/liveMachine.ts). */
  machine: AnyStateMachine;
  input: unknown;
  theme: 'light' | 'dark';
}

/** A statechart's real screen, and where in the site it stands. */
export interface LiveScreen {
  Screen: ComponentType<ScreenProps>;
  path: string;
}

const nothing = (): void => undefined;

/** The whole site, one of its page-wide statecharts being led. */
function siteWith(names: readonly ChartName[]) {
  return function Site({ machine, input, theme }: ScreenProps) {
    const [value] = useState(() => {
      const led = Object.fromEntries(
        names.map((name) => [name, createActor(machine, { input }).start()]),
      );
      const charts: Charts = Object.assign(createStoryCharts(theme, {}), led);
      return { charts, lost: false, wake: () => Promise.resolve(charts) };
    });
    return (
      <ChartsProvider value={value}>
        <App />
      </ChartsProvider>
    );
  };
}

export const screens: Readonly<Record<string, LiveScreen>> = {
  signIn: {
    path: paths.signIn.pattern,
    Screen: ({ machine }) => (
      <main>
        <SignIn
          machine={machine as typeof signInMachine}
          signUpPath={paths.signUp.pattern}
          expectsMail={false}
          onLinkSent={nothing}
        />
      </main>
    ),
  },
  signUp: {
    path: paths.signUp.pattern,
    Screen: ({ machine }) => (
      <main>
        <SignUp
          machine={machine as typeof signUpMachine}
          signInPath={paths.signIn.pattern}
          onCreated={nothing}
        />
      </main>
    ),
  },
  contact: {
    path: paths.contact.pattern,
    Screen: ({ machine }) => (
      <main>
        <Contact machine={machine as typeof contactMachine} />
      </main>
    ),
  },
  donate: {
    path: paths.donate.pattern,
    Screen: ({ machine }) => (
      <main>
        <Donate machine={machine as typeof donateMachine} />
      </main>
    ),
  },
  courseFilter: {
    path: paths.courses.pattern,
    Screen: () => (
      <main>
        <CoursesRoute />
      </main>
    ),
  },
  session: { path: paths.dashboard.pattern, Screen: siteWith(['session']) },
  toasts: { path: paths.home.pattern, Screen: siteWith(['toasts']) },
  theme: { path: '/nowhere', Screen: siteWith(['theme']) },
  disclosure: { path: '/nowhere', Screen: siteWith(['curriculumMenu', 'mobileMenu']) },
};
