import { verdictFileName, verdictText, type VerdictFile } from '../../desk/verdicts.ts';
import { download } from '../download.ts';

export const downloadVerdicts = (file: VerdictFile): void =>
  download(verdictFileName(file.by), new Blob([verdictText(file)], { type: 'application/json' }));
