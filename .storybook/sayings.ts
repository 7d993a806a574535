import type { Sayings } from 'storybook-addon-statecharts';

/** Search synonyms: the words that the stories use, with visitors' words. */
export const sayings: Sayings = {
  custom: ['of my own'],
  donate: ['pay', 'payment', 'donation'],
  'grades 3 to 5': ['kids', 'children'],
  instructor: ['teacher', 'tutor'],
  kindergarten: ['kids', 'children'],
  largest: ['1000 dollars', 'most'],
  parent: ['mum', 'dad'],
  'profile missing': ['name is missing'],
  recovery: ['password'],
  'refresh refused': ['session expired', 'session over', 'kicked out'],
  'renewing the earlier visit': ['come back after', 'week later'],
  'session has ended': ['session expired', 'session over', 'kicked out'],
  student: ['pupil', 'learner'],
};
