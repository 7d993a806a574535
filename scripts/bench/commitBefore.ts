import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds the site of another commit with the packages installed here.
 * @param commit any git revision
 * @returns the folder of its pages and a cleanup
 */
export async function buildCommit(
  commit: string,
): Promise<{ client: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tallygrove-bench-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  const remove = async () => {
    git('worktree', 'remove', '--force', folder);
    await rm(folder, { recursive: true, force: true });
  };
  git('worktree', 'add', '--force', '--detach', folder, commit);
  try {
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    execFileSync('node', ['scripts/build-site.ts'], { cwd: folder, stdio: 'ignore' });
  } catch (error) {
    await remove();
    throw error;
  }
  return { client: path.join(folder, 'dist/client'), remove };
}
