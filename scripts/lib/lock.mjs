// A lock between processes: a folder, created atomically, that its owner keeps touching. Built-in
// modules and old syntax only, like all that runs before the installation.
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

const TOUCH_EVERY_MS = 2000;
const STALE_AFTER_MS = 30000;

function create(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true });
}

function ageMs(folder) {
  try {
    return Date.now() - statSync(folder).mtimeMs;
  } catch {
    return undefined;
  }
}

function readOwner(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'owner.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function isStale(folder) {
  const age = ageMs(folder);
  if (age === undefined) return false;
  const owner = readOwner(folder);
  if (owner && owner.host === hostname() && !isAlive(owner.pid)) return true;
  return age > STALE_AFTER_MS;
}

/** Removes a lock whose owner is gone. One process at a time, or a fresh lock might be removed. */
function removeIfStale(folder) {
  const guard = `${folder}.removing`;
  if (!create(guard)) {
    if (ageMs(guard) > STALE_AFTER_MS) remove(guard);
    return;
  }
  try {
    if (isStale(folder)) remove(folder);
  } finally {
    remove(guard);
  }
}

/**
 * Takes the lock, waiting while another process has it; `onWait(pid)` is called once if so.
 * Resolves to the function that gives it back.
 */
export async function takeLock(folder, onWait) {
  mkdirSync(path.dirname(folder), { recursive: true });
  let waited = false;
  while (!create(folder)) {
    if (isStale(folder)) {
      removeIfStale(folder);
      continue;
    }
    if (!waited) {
      const owner = readOwner(folder);
      onWait(owner ? owner.pid : undefined);
      waited = true;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  writeFileSync(
    path.join(folder, 'owner.json'),
    JSON.stringify({ pid: process.pid, host: hostname() }),
  );
  const touching = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(folder, now, now);
    } catch {
      // The lock was removed by hand: nothing is left to touch.
    }
  }, TOUCH_EVERY_MS);
  touching.unref();
  return () => {
    clearInterval(touching);
    remove(folder);
  };
}
