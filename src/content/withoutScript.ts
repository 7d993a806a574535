/** Said at a form, and on the dashboard, where no script runs; the ways to reach us follow. */
export const withoutScript = {
  contact: 'This form needs JavaScript. You can write to us or call:',
  signIn: 'Signing in needs JavaScript. Turn it on in your browser, or ask us:',
  signUp: 'Making an account needs JavaScript. Turn it on in your browser, or ask us:',
  dashboard: 'Your dashboard needs JavaScript. Turn it on in your browser, or ask us:',
} as const;
