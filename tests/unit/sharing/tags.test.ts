import { afterEach, describe, expect, it, vi } from 'vitest';
import { site } from '../../../src/content/site.ts';

const head = `<title>Q&amp;A for &quot;parents&quot; | ${site.name}</title><meta name="description" content="Ask &amp; learn."/>`;

/** The module reads the site's origin on import. */
async function sharing(address: string) {
  vi.stubEnv('VITE_SITE_URL', address);
  vi.resetModules();
  return import('../../../src/prerender/sharing.ts');
}
afterEach(() => vi.unstubAllEnvs());

describe('a shared link', () => {
  it('has the page’s words and, at the site’s own address, a picture of its own', async () => {
    const { sharedOf, sharingTags } = await sharing('https://academy.example');
    const shared = sharedOf('/curriculum/k-2', head);
    expect(shared).toEqual({
      pathname: '/curriculum/k-2',
      title: 'Q&A for "parents"',
      description: 'Ask & learn.',
      picture: '/sharing/curriculum-k-2.png',
    });
    expect(sharedOf('/', head).picture).toBe('/sharing/home.png');
    const tags = sharingTags(shared);
    for (const tag of [
      `property="og:title" content="Q&amp;A for &quot;parents&quot; | ${site.name}"`,
      'property="og:image" content="https://academy.example/sharing/curriculum-k-2.png"',
      'property="og:url" content="https://academy.example/curriculum/k-2"',
      'name="twitter:card" content="summary_large_image"',
    ])
      expect(tags).toContain(`<meta ${tag}/>`);
  });

  it('has no picture where the site’s address is unknown or the page is not for search engines', async () => {
    const known = await sharing('https://academy.example');
    const hidden = `${head}<meta name="robots" content="noindex"/>`;
    expect(known.sharedOf('/dashboard', hidden).picture).toBeUndefined();
    const unknown = await sharing('');
    const shared = unknown.sharedOf('/donate', head);
    expect(shared.picture).toBeUndefined();
    expect(unknown.sharingTags(shared)).not.toMatch(/og:image|og:url/u);
    // No page is built without words.
    expect(() => unknown.sharedOf('/', '<title>Home</title>')).toThrow('/ has no title');
  });
});
