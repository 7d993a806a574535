/** Beside what does nothing yet (docs/product.md P4.19): says so where the hand is. */
export const notOpen = {
  allCourses: 'The whole list is not open yet. Here are three of them.',
  otherWays: 'These are not open yet.',
  closing: 'Not open yet. Until then, apply for one of the four roles above.',
  categories: 'Sorting by subject is not open yet: all posts are shown.',
  newsletter: 'Not open yet: nothing is sent, and nothing is kept.',
} as const;
