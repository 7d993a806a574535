/** Saves a file. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked at once, some browsers would save nothing.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
