import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the sorted files in folders whose path from the root, with slashes, matches a pattern.
 * Missing folders are empty. Not Node's `globSync`, which Node 20 lacks.
 */
export function filesIn(folders: readonly string[], pattern: RegExp, root = '.'): string[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => pattern.test(file))
    .toSorted();
}
