/** The boot script's link to the full style sheet, not applied yet. */
function find(): HTMLLinkElement | null {
  return document.querySelector('link[rel="stylesheet"][media="print"]');
}

/** Resolves when the full style sheet has loaded or failed, or at once without one. */
export function fetchFullStylesheet(): Promise<unknown> {
  const link = find();
  if (link === null || link.sheet !== null) return Promise.resolve();
  return new Promise((settle) => {
    link.addEventListener('load', settle);
    link.addEventListener('error', settle);
  });
}

/**
 * Applies the full style sheet. A prerendered document inlines only the styles it needs
 * (scripts/prerender/criticalStyles.ts).
 */
export async function applyFullStylesheet(): Promise<void> {
  const link = find();
  await fetchFullStylesheet();
  if (link !== null) link.media = 'all';
}
