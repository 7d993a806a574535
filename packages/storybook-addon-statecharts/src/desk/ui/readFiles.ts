import { limits, parseFiles, type ParsedFiles } from '../verdicts.ts';

/** A chosen file: the fields used of the DOM's `File`. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'text'>;

const damaged = (file: string, reason: string): ParsedFiles => ({
  files: [],
  damaged: [{ file, line: 0, reason }],
});

async function readOne(file: ChosenFile): Promise<ParsedFiles> {
  const { name, size } = file;
  if (size > limits.file)
    return damaged(name, `it has ${Math.ceil(size / 1e6)} MB; up to ${limits.file / 1e6} are read`);
  return file.text().then(
    (text) => parseFiles([[name, text]]),
    () => damaged(name, 'it could not be read; is it still where it was?'),
  );
}

/** Reads verdict files, and reports invalid ones with their line (0: the whole file). */
export async function readFiles(files: readonly ChosenFile[]): Promise<ParsedFiles> {
  const all = await Promise.all(files.map(readOne));
  return {
    files: all.flatMap((each) => each.files),
    damaged: all.flatMap((each) => each.damaged),
  };
}
