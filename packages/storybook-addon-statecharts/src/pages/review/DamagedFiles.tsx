import type { ReactNode } from 'react';
import type { DamagedFile } from '../../desk/desk.ts';
import { Notice } from '../../ui/Notice.tsx';

export interface DamagedFilesProps {
  title: string;
  files: readonly DamagedFile[];
  children?: ReactNode;
}

/** What is wrong with files of verdicts: `lena.json, line 3: it has no hash.` */
export function DamagedFiles({ title, files, children }: DamagedFilesProps) {
  return files.length === 0 ? null : (
    <Notice tone="error" title={title}>
      {files.map(({ file, line, reason }) => (
        <p key={`${file} ${line}`}>{`${file}${line === 0 ? '' : `, line ${line}`}: ${reason}.`}</p>
      ))}
      {children}
    </Notice>
  );
}
