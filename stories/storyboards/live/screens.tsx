import { useState, type ComponentType, type PropsWithChildren } from 'react';
import { createActor, type AnyStateMachine } from 'xstate';
import type { FormInput } from '../../../machines/form/form.machine.ts';
import type { contactMachine } from '../../../machines/contact/contact.machine.ts';
import type { donateMachine } from '../../../machines/donate/donate.machine.ts';
import type { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import type { signUpMachine } from '../../../machines/signUp/signUp.machine.ts';
import { createStoryActors } from '../../../review/pinning/storyActors.ts';
import { App } from '../../../src/app/App.tsx';
import { paths } from '../../../src/app/paths.ts';
import CoursesRoute from '../../../src/app/routes/CoursesRoute.tsx';
import { SignIn } from '../../../src/features/auth/SignIn.tsx';
import { SignUp } from '../../../src/features/auth/SignUp.tsx';

import { Contact } from '../../../src/features/contact/Contact.tsx';
import {
  ActorsProvider,
  type ActorName,
  type PageActors,
} from '../../../src/features/pageActors.tsx';
import { ClockContext } from '../../../src/features/clock.ts';
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

/** A form, on the clock of what leads it. */
function FormPage({ input, children }: PropsWithChildren<{ input: unknown }>) {
  return (
    <ClockContext value={(input as FormInput).now}>
      <main>{children}</main>
    </ClockContext>
  );
}

/** The whole site, one of its page-wide statecharts being led. */
function siteWith(names: readonly ActorName[]) {
  return function Site({ machine, input, theme }: ScreenProps) {
    const [value] = useState(() => {
      const led = Object.fromEntries(
        names.map((name) => [name, createActor(machine, { input }).start()]),
      );
      const actors: PageActors = Object.assign(createStoryActors(theme, {}), led);
      return { actors, lost: false, load: () => Promise.resolve(actors) };
    });
    return (
      <ActorsProvider value={value}>
        <App />
      </ActorsProvider>
    );
  };
}

export const screens: Readonly<Record<string, LiveScreen>> = {
  signIn: {
    path: paths.signIn.pattern,
    Screen: ({ machine, input }) => (
      <FormPage input={input}>
        <SignIn
          machine={machine as typeof signInMachine}
          signUpPath={paths.signUp.pattern}
          hasSignedUp={false}
          onLinkSent={nothing}
        />
      </FormPage>
    ),
  },
  signUp: {
    path: paths.signUp.pattern,
    Screen: ({ machine, input }) => (
      <FormPage input={input}>
        <SignUp
          machine={machine as typeof signUpMachine}
          signInPath={paths.signIn.pattern}
          onCreated={nothing}
        />
      </FormPage>
    ),
  },
  contact: {
    path: paths.contact.pattern,
    Screen: ({ machine, input }) => (
      <FormPage input={input}>
        <Contact machine={machine as typeof contactMachine} />
      </FormPage>
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
