import type { FormContext } from '../../../machines/form/form.machine.ts';
import { paths } from '../../../src/app/paths.ts';
import { model } from '../models/signUp.ts';
import { formScreen } from './form.ts';

export const signUpScreen = formScreen({
  model: {
    ...model,
    // Whoever has an account is taken to the sign-in page: the form has gone.
    shouldExpand: (snapshot) => (snapshot.context as FormContext).sent === undefined,
  },
  address: paths.signUp.pattern,
  endpoint: '*/auth/v1/signup',
  labels: { displayName: 'Display name', email: 'Email', password: 'Password' },
  submitLabel: 'Create account',
});
