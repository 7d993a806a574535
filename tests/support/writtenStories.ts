import { globSync, readFileSync } from 'node:fs';

/** The story files that are written by hand, with their titles and sources. */
export const writtenFiles = globSync('stories/**/*.stories.tsx')
  .toSorted()
  .map((file) => {
    const source = readFileSync(file, 'utf8');
    const title = /^\s*title: '([^'\\]+)',$/m.exec(source)?.[1];
    if (title === undefined) throw new Error(`${file} has no title: '…' on a line of its own`);
    return { file, title, source };
  });
