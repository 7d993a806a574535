import { audienceLabels, bandLabel, bandNames } from './labels.ts';
import { audiences, type Audience } from '../domain/audiences.ts';
import { bands, type Band } from '../domain/bands.ts';
import { audiencePath, bandPath, paths } from '../domain/paths.ts';

/** The header's links around the Curriculum dropdown, in order (docs/product.md P3.2). */
export const linksBefore = [
  { label: 'Home', to: paths.home.pattern },
  { label: 'Programs', to: paths.programs.pattern },
];

export const curriculumLink = { label: 'Curriculum', to: paths.curriculum.pattern };

export const linksAfter = [
  { label: 'Courses', to: paths.courses.pattern },
  { label: 'Events', to: paths.events.pattern },
  { label: 'Donate', to: paths.donate.pattern },
  { label: 'Volunteer', to: paths.volunteer.pattern },
  { label: 'Blog', to: paths.blog.pattern },
  { label: 'Contact', to: paths.contact.pattern },
];

/** Shown to admins. It has no screen and leads to the not-found page (docs/product.md P2.3). */
export const adminLinks = [{ label: 'Admin', to: '/admin' }];

export const signInLink = { label: 'Sign In', to: paths.signIn.pattern };
export const dashboardLink = { label: 'Dashboard', to: paths.dashboard.pattern };

export const donateLink = { label: 'Donate', to: paths.donate.pattern };

const linkToBand = (band: Band) => ({
  ...bandNames[band],
  label: bandLabel(band),
  to: bandPath(band),
  band,
});
const linkToAudience = (audience: Audience) => ({
  label: audienceLabels[audience],
  to: audiencePath(audience),
});

/** The Curriculum dropdown's nine links, in order (docs/product.md P3.3). */
export const curriculumLinks = {
  bands: bands.map(linkToBand),
  grownUps: (['parents', 'educators'] as const).map(linkToAudience),
};

/** The footer's links, in order (docs/product.md P3.6). */
export const footerGroups = [
  {
    heading: 'The academy',
    links: [
      { label: 'About', to: paths.about.pattern },
      { label: 'Programs', to: paths.programs.pattern },
      { label: 'Courses', to: paths.courses.pattern },
      { label: 'Events', to: paths.events.pattern },
      { label: 'Blog', to: paths.blog.pattern },
      { label: 'Contact', to: paths.contact.pattern },
    ],
  },
  { heading: 'Made for', links: audiences.map(linkToAudience) },
  {
    heading: 'Legal',
    links: [
      { label: 'Privacy', to: paths.privacy.pattern },
      { label: 'Terms', to: paths.terms.pattern },
    ],
  },
];
