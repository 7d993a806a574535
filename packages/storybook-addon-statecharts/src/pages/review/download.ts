import { verdictFileName, verdictText, type VerdictFile } from '../../desk/verdicts.ts';

export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export const downloadVerdicts = (file: VerdictFile): void =>
  download(verdictFileName(file.by), verdictText(file), 'application/json');
