import { rememberLinkRequest } from '../services/linkRequest.ts';
import type { AuthFormDeps } from '../services/authForms.ts';
import { supabaseConfig } from '../services/config.ts';

/** Getters, because prerendered pages have no window. */
export const authFormDeps: AuthFormDeps = {
  get origin() {
    return window.location.origin;
  },
  get config() {
    return supabaseConfig(window.location.origin);
  },
  onAsked: (email) => rememberLinkRequest(window, email, Date.now()),
  fetch: (input, init) => window.fetch(input, init),
};
