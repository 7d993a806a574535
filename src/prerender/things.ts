// The schema.org items of single pages: https://schema.org.
import type { Blog, EducationalOrganization, EducationEvent, ItemList } from 'schema-dts';
import { feedTexts, posts } from '../content/blog.ts';
import { courses } from '../content/courses.ts';
import { events, type AcademyEvent } from '../content/events.ts';
import { site } from '../content/site.ts';
import { absolute } from '../app/siteUrl.ts';

const academy = { '@type': 'EducationalOrganization', name: site.name } as const;

export function organization(): EducationalOrganization {
  const url = absolute('/');
  const logo = absolute('/favicon.svg');
  return {
    ...academy,
    description: site.description,
    ...(url === undefined || logo === undefined ? {} : { url, logo }),
  };
}

export const courseList = (): ItemList => ({
  '@type': 'ItemList',
  itemListElement: courses.map(({ title, description }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'Course', name: title, description, provider: academy },
  })),
});

function educationEvent(event: AcademyEvent): EducationEvent {
  const { title, description, date, time, location } = event;
  const isOnline = location === 'Online';
  return {
    '@type': 'EducationEvent',
    name: title,
    description,
    // Without an offset: local time at the venue.
    startDate: `${date}T${time.start}`,
    endDate: `${date}T${time.end}`,
    eventAttendanceMode: isOnline
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    location: isOnline
      ? { '@type': 'VirtualLocation', name: site.name, url: absolute('/events') ?? '/events' }
      : // Search engines require an address; ours is a single line.
        { '@type': 'Place', name: location, address: location },
    organizer: academy,
    isAccessibleForFree: true,
  };
}

export const eventList = (): ItemList => ({
  '@type': 'ItemList',
  itemListElement: events.map((event, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: educationEvent(event),
  })),
});

export const blog = (): Blog => ({
  '@type': 'Blog',
  name: feedTexts.title,
  publisher: academy,
  blogPost: posts.map(({ title, excerpt, author, date, category }) => ({
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: date,
    articleSection: category,
    author: { '@type': 'Person', name: author },
  })),
});
