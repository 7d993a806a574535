import { globalLayer } from '@vanilla-extract/css';

/** The cascade layers in order: a later layer wins whatever the specificity. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
};
