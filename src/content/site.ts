/** The academy's name and figures in one place, so that they can be replaced for another academy. */
export const site = {
  name: 'Tallygrove Academy',
  shortName: 'Tallygrove',
  tagline: 'Money sense grows in rings.',
  description:
    'A nonprofit academy that teaches money sense for life: saving, spending, investing and staying safe, from kindergarten to retirement.',
  /** The federal tax number. A placeholder: the academy puts in its own. */
  ein: '00-0000000',
  /** Beside the floating Donate control. */
  giving: 'Every class is free because somebody gave.',
  /** Names without links yet (docs/product.md P1.6). */
  social: {
    heading: 'Follow us',
    names: ['Facebook', 'Instagram', 'LinkedIn', 'YouTube'],
    note: 'Coming soon.',
  },
} as const;

/**
 * The academy's time zone; scripts/publications/icalendar.ts has its rules for the calendar files.
 */
export const academyZone = 'America/New_York';

/** The size of a shared link's picture in px, as Facebook, LinkedIn and others require. */
export const pictureSize = { width: 1200, height: 630 };
