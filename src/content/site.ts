/** The academy's own name and figures, in one place, so that another academy can put in its own. */
export const site = {
  name: 'Tallygrove Academy',
  shortName: 'Tallygrove',
  tagline: 'Money sense grows in rings.',
  description:
    'A nonprofit academy that teaches money sense for life: saving, spending, investing and staying safe, from kindergarten to retirement.',
  /** Beside the floating Donate. */
  giving: 'Every class is free because somebody gave.',
  /** Named, and leading nowhere yet (docs/product.md P1.6). */
  social: {
    heading: 'Follow us',
    names: ['Facebook', 'Instagram', 'LinkedIn', 'YouTube'],
    note: 'Coming soon.',
  },
} as const;

/** The academy's time zone; the calendar files have its rules (scripts/publications/icalendar.ts). */
export const academyZone = 'America/New_York';

/** The picture that goes with a shared link, in px: what Facebook, LinkedIn and others ask for. */
export const pictureSize = { width: 1200, height: 630 };
