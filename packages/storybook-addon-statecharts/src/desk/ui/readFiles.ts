import type { DamagedFile } from '../desk.ts';
import { limits, parseFiles, type VerdictFile } from '../verdicts.ts';

/** A chosen file: the fields used of the DOM's `File`. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  text: () => Promise<string>;
}

export interface ReadFiles {
  read: readonly VerdictFile[];
  damaged: readonly DamagedFile[];
}

const damaged = (file: string, reason: string): ReadFiles => ({
  read: [],
  damaged: [{ file, line: 0, reason }],
});

async function readOne(file: ChosenFile): Promise<ReadFiles> {
  if (file.size > limits.file) {
    return damaged(
      file.name,
      `it has ${Math.ceil(file.size / 1e6)} MB; up to ${limits.file / 1e6} are read`,
    );
  }
  let text;
  try {
    text = await file.text();
  } catch {
    return damaged(file.name, 'it could not be read; is it still where it was?');
  }
  const { files, damaged: invalid } = parseFiles([[file.name, text]]);
  return { read: files, damaged: invalid };
}

/** Reads verdict files, and reports invalid ones with their line (0: the whole file). */
export async function readFiles(files: readonly ChosenFile[]): Promise<ReadFiles> {
  const all = await Promise.all(files.map(readOne));
  return {
    read: all.flatMap(({ read }) => read),
    damaged: all.flatMap(({ damaged }) => damaged),
  };
}
