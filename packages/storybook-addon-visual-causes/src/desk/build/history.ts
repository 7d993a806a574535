// The commits that changed each baseline.
import { projectOptions } from '../../settings/projectOptions.ts';
import { acceptedPath, type PictureId } from '../../pictures/manifest.ts';
import type { PictureCommit } from '../desk.ts';
import { gitText } from './base.ts';

/** The latest commits of a picture that are kept. */
const MOST = 12;

/** Returns the commits that changed a picture, newest first. One git process reads them all. */
export function pictureHistory(root = '.'): (picture: PictureId) => readonly PictureCommit[] {
  const found = new Map<string, PictureCommit[]>();
  const options = '--no-renames --relative --name-only --date=short'.split(' ');
  const format = '--format=%x00%h%x09%cd%x09%an%x09%s';
  const log = gitText(root, 'log', ...options, format, '--', projectOptions.pictures);
  for (const entry of log.split('\0')) {
    const [head = '', ...files] = entry.split('\n');
    const [commit = '', date = '', author = '', subject = ''] = head.split('\t');
    for (const file of files) {
      const commits = found.get(file) ?? [];
      if (file !== '' && commits.length < MOST)
        found.set(file, [...commits, { commit, date, author, subject }]);
    }
  }
  return (picture) => found.get(acceptedPath(picture)) ?? [];
}
