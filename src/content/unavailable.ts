/** Beside controls without a function yet (docs/product.md P4.19). */
export const unavailable = {
  allCourses: 'More courses are coming. Here are the first three.',
  otherWays: 'These do not work online yet. Call or write to us instead.',
  closing: 'These do not work yet. To volunteer, call or write to us.',
  categories: 'You can’t filter by subject yet. All posts are shown.',
  newsletter: 'You can’t subscribe yet. Nothing is sent, and nothing is kept.',
} as const;
