/**
 * Puts the sheet of the whole site to use. A prerendered document comes with the styles of what it
 * shows alone (scripts/prerender/criticalStyles.ts), and fetches this meanwhile. Settles when the
 * styles apply or cannot be had; at once where the document has them already, as in development.
 */
export function wholeSheet(): Promise<unknown> {
  const fetched = document.querySelector<HTMLLinkElement>('link[as=style]');
  if (fetched === null) return Promise.resolve();
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = fetched.href;
  return new Promise((settle) => {
    sheet.addEventListener('load', settle);
    sheet.addEventListener('error', settle);
    document.head.append(sheet);
  });
}
