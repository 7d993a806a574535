import path from 'node:path';
import {
  bookTest,
  entriesOf,
} from '../../packages/storybook-addon-statecharts/tests/support/book.ts';

/** The output of `npm run build-storybook`, or another folder. */
export const FOLDER = path.resolve(process.env.STORYBOOK_FOLDER ?? 'storybook-static');

export const entries = entriesOf(FOLDER);

export const test = bookTest({
  folder: FOLDER,
  // Console errors that stories of faults cause in the product and React.
  byDesign: [
    /^The profile could not be loaded /,
    /^(?:A part of the page failed \(reference \w+\) )?TypeError: Failed to fetch dynamically imported module$/m,
    /^(?:A part of the page failed \(reference \w+\) )?Error: The session could not be loaded$/m,
  ],
  mocked: /^\/(?:auth|rest|functions|storage)\/v1\//,
  // Story tests check accessibility, so the add-on is off here.
  globals: 'a11y.manual:!true',
});
