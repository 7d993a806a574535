import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
/** The deployed folder. */
export const client = path.join(root, 'dist', 'client');
/** The server bundle; removed when the pages are written. */
export const server = path.join(root, 'dist', 'server');
