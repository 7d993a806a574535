import { paths } from '../../../src/app/paths.ts';
import { linkSent } from '../../../src/content/afterSending.ts';
import { model } from '../models/signIn.ts';
import { formScreen } from './form.ts';

export const signInScreen = formScreen({
  model,
  address: paths.signIn.pattern,
  endpoint: '*/auth/v1/otp',
  labels: { email: 'Email' },
  submitLabel: 'Send Magic Link',
  editLabel: linkSent.wrongAddress,
});
