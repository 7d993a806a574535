import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
/** What is deployed. */
export const client = path.join(root, 'dist', 'client');
/** The site's code for Node; removed when the pages are written. */
export const server = path.join(root, 'dist', 'server');
