import { paths } from './paths.ts';

/** The header's links, in the specification's order (section 2, "Shell on every page"). */
export const headerLinks = [
  { label: 'Home', to: paths.home.pattern },
  { label: 'Programs', to: paths.programs.pattern },
  { label: 'Curriculum', to: paths.curriculum.pattern },
  { label: 'Courses', to: paths.courses.pattern },
  { label: 'Events', to: paths.events.pattern },
  { label: 'Donate', to: paths.donate.pattern },
  { label: 'Volunteer', to: paths.volunteer.pattern },
  { label: 'Blog', to: paths.blog.pattern },
  { label: 'Contact', to: paths.contact.pattern },
];

/** Added for admins. The specification names the link and no screen: it leads to the not-found page. */
export const adminLinks = [{ label: 'Admin', to: '/admin' }];

export const signInLink = { label: 'Sign In', to: paths.signIn.pattern };
export const dashboardLink = { label: 'Dashboard', to: paths.dashboard.pattern };

/** The footer's links, in the specification's order. */
export const footerLinks = [
  { label: 'About', to: paths.about.pattern },
  { label: 'Programs', to: paths.programs.pattern },
  { label: 'Courses', to: paths.courses.pattern },
  { label: 'Events', to: paths.events.pattern },
  { label: 'Blog', to: paths.blog.pattern },
  { label: 'Contact', to: paths.contact.pattern },
  { label: 'K–12 students', to: '/audience/students-k12' },
  { label: 'Young adults', to: '/audience/young-adults' },
  { label: 'Adults', to: '/audience/adults' },
  { label: 'Parents', to: '/audience/parents' },
  { label: 'Educators', to: '/audience/educators' },
  { label: 'Privacy', to: paths.privacy.pattern },
  { label: 'Terms', to: paths.terms.pattern },
];
