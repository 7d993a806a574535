/** The boot script's link to the whole site's styles, kept from the screen until they are needed. */
function find(): HTMLLinkElement | null {
  return document.querySelector('link[rel="stylesheet"][media="print"]');
}

/** Resolves when the whole site's styles have been fetched, or cannot be; at once where there is nothing to fetch. */
export function fetchFullStylesheet(): Promise<unknown> {
  const link = find();
  if (link === null || link.sheet !== null) return Promise.resolve();
  return new Promise((settle) => {
    link.addEventListener('load', settle);
    link.addEventListener('error', settle);
  });
}

/**
 * Applies the whole site's styles. A prerendered document comes with those of what it shows alone
 * (scripts/prerender/criticalStyles.ts).
 */
export async function applyFullStylesheet(): Promise<void> {
  const link = find();
  await fetchFullStylesheet();
  if (link !== null) link.media = 'all';
}
