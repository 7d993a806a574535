import path from 'node:path';
import { bookTest, entriesOf } from '../support/book.ts';

/** The example's Storybook, built by its `npm run build-storybook`. */
const folder = path.join(import.meta.dirname, '../../example/storybook-static');

export const test = bookTest({ folder });
export const entries = entriesOf(folder);
