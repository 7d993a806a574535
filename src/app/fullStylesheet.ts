/**
 * Puts the sheet of the whole site to use. A prerendered document comes with the styles of what it
 * shows alone (scripts/prerender/criticalStyles.ts); src/app/boot.js fetches this. Settles when the
 * styles apply or cannot be had; at once where the document has them already, as in development.
 */
export function loadFullStylesheet(): Promise<unknown> {
  const href = document.documentElement.dataset.sheet;
  if (href === undefined) return Promise.resolve();
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = href;
  return new Promise((settle) => {
    sheet.addEventListener('load', settle);
    sheet.addEventListener('error', settle);
    document.head.append(sheet);
  });
}
