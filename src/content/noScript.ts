/** Shown at forms and on the dashboard without scripting; contact details follow. */
export const noScript = {
  contact: 'This form needs JavaScript. You can write to us or call:',
  signIn: 'Signing in needs JavaScript. Turn it on in your browser, or ask us:',
  signUp: 'Making an account needs JavaScript. Turn it on in your browser, or ask us:',
  dashboard: 'Your dashboard needs JavaScript. Turn it on in your browser, or ask us:',
} as const;
