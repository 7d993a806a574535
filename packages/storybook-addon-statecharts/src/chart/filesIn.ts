import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files below folders whose path, from the root and with slashes, a pattern fits: sorted; none for a
 * folder that is not there. Not Node's own `globSync`, which Node 20 has not.
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
