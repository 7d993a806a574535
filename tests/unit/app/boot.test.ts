import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { Window } from 'happy-dom';
import { beforeEach, expect, test } from 'vitest';
import { isPrivatePath } from '../../../src/app/pathKinds.ts';
import { parseAddressLink } from '../../../src/services/addressLink.ts';
import { SESSION_KEY } from '../../../src/services/sessionKey.ts';
import { RESTORING, UNPAINTED } from '../../../src/ui/styles/documentClasses.ts';

/** The placeholders that the build fills in. */
const constants = { RESTORING, SESSION_KEY, UNPAINTED };
const globals = [
  ...Object.keys(constants),
  'addEventListener',
  'document',
  'localStorage',
  'location',
  'sessionStorage',
  'window',
];
const source = readFileSync('src/app/boot.js', 'utf8');
const boot = compileFunction(source, globals) as (...values: unknown[]) => void;
const site = 'https://tallygrove.example';

/** Whether the boot script hides the page's content at this URL. */
function hides(address: string, stored: Record<string, string> = {}): boolean {
  const classes = new Set(['light']);
  const root = {
    classList: {
      add: (name: string) => classes.add(name),
      contains: (name: string) => classes.has(name),
      replace: () => true,
    },
    dataset: {},
  };
  boot(
    ...Object.values(constants),
    () => undefined,
    { documentElement: root },
    { getItem: (key: string) => stored[key] ?? null },
    new URL(address, site),
    { getItem: () => null, setItem: () => undefined },
    {},
  );
  return classes.has(RESTORING);
}

/** A built page with what the boot script reads, which paints on command. */
function createDocument({
  hidden = false,
  FontFace,
  address = '/',
  state = null,
}: { hidden?: boolean; FontFace?: object; address?: string; state?: object | null } = {}) {
  const { window } = new Window({ url: site });
  const { document } = window;
  const root = document.documentElement;
  Object.assign(root.dataset, { entry: '/entry.js', modules: '/page.js', sheet: '/style.css' });
  const typefaces = document.createElement('style');
  typefaces.media = '(scripting:none)';
  typefaces.textContent =
    '@font-face{font-family:"Two Words";src:url(/a.woff2);font-weight:760}@font-face{font-family:One;src:url(/b.woff2);font-weight:400}@font-face{font-family:One;src:url(/c.woff2);font-weight:400;unicode-range:U+100-1EFF}';
  const fallbacks = document.createElement('style');
  document.head.append(fallbacks, typefaces);
  const fonts = new Set<unknown>();
  let painted: () => void = () => undefined;
  class PaintObserver {
    constructor(onPaint: () => void) {
      painted = onPaint;
    }
    observe(): void {}
  }
  const delays: [number, boolean][] = [];
  const values = {
    ...constants,
    addEventListener: window.addEventListener.bind(window),
    document: {
      documentElement: root,
      fonts,
      forms: document.forms,
      head: document.head,
      hidden,
      querySelector: document.querySelector.bind(document),
      createElement: document.createElement.bind(document),
    },
    history: { state },
    location: new URL(address, site),
    localStorage: { getItem: () => null },
    sessionStorage: { getItem: () => null },
    window: {},
    FontFace,
    PerformanceObserver: PaintObserver,
    // What follows the paint, not the timeout for browsers that never report one.
    setTimeout(act: () => void, ms: number) {
      if (ms >= 1000) return;
      delays.push([ms, document.querySelector('link') === null]);
      act();
    },
  };
  return {
    begin() {
      const run = compileFunction(source, Object.keys(values)) as (...all: unknown[]) => void;
      run(...Object.values(values));
      window.dispatchEvent(new window.Event('DOMContentLoaded'));
    },
    paint: () => {
      painted();
    },
    isFirstViewOnly: () => root.classList.contains(UNPAINTED),
    typefaces,
    fallbacks,
    fonts,
    /** What the boot script put off: for so many ms, and whether nothing was requested before. */
    delays,
  };
}

const fetches: { resolve: () => void; reject: (error: Error) => void }[] = [];
class FakeFontFace {
  readonly given: readonly unknown[];
  constructor(...given: readonly unknown[]) {
    this.given = given;
  }
  load(): Promise<this> {
    return new Promise((resolve, reject) => {
      fetches.push({ resolve: () => resolve(this), reject });
    });
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  fetches.length = 0;
});

const keys = [
  'access_token',
  'token_hash',
  'error',
  'error_code',
  'error_description',
  'code',
  'message',
  'type',
  'tab',
  'xcode',
  'refresh_token',
];
const pathnames = ['/', '/donate', '/dashboard', '/dashboard/', '/Dashboard', '/dashboards', '//x'];
const addresses = pathnames.flatMap((pathname) =>
  keys.flatMap((key) =>
    ['', '=', '=SPRING'].flatMap((value) => [
      `${pathname}?${key}${value}`,
      `${pathname}#${key}${value}`,
      `${pathname}?tab=a&${key}${value}#top`,
      `${pathname}#top&${key}${value}`,
      `${pathname}?a#b?${key}${value}`,
      `${pathname}?error=a#b#${key}${value}`,
    ]),
  ),
);

test('hides the content where the session reads a link, and nowhere else', () => {
  const differing = addresses.filter((address) => {
    const url = new URL(site + address);
    return hides(url.href) !== (parseAddressLink(url, isPrivatePath) !== undefined);
  });
  expect(differing).toEqual([]);
  expect(addresses.filter((address) => hides(site + address)).length).toBeGreaterThan(200);
});

test('hides the content while a stored session is checked', () => {
  expect([hides('/'), hides('/', { [SESSION_KEY]: '{}' })]).toEqual([false, true]);
});

// What a browser paints first is in tests/e2e/criticalStyles.spec.ts.
test.each<[string, object]>([
  ['in a background page, which does not paint', { hidden: true }],
  ['at a fragment', { address: '/events#past' }],
  ['where its reader left it', { state: { idx: 1 } }],
])('leaves nothing out of a page that opens %s', (_, opening) => {
  const page = createDocument(opening);
  page.begin();
  expect(page.isFirstViewOnly()).toBe(false);
});

test.each([
  ['after the typefaces', {}, 150],
  ['at once on a hidden page with a sign-in link', { hidden: true, address: '/#token_hash=a' }, 0],
])('requests the page’s script %s', (_, opening, delay) => {
  const page = createDocument({ ...opening, FontFace: FakeFontFace });
  page.begin();
  page.paint();
  expect(page.delays.at(-1)).toEqual([delay, true]);
  expect(fetches).toHaveLength(2);
});

test.each([
  ['and disables their fallbacks', false, true, 3],
  ['but keeps the fallbacks of one that is lost', true, false, 2],
])('adds the typefaces together when all have answered, %s', async (_, isLost, disabled, added) => {
  const page = createDocument({ FontFace: FakeFontFace });
  // No fallback is installed, so a form does not hold them back.
  const { ownerDocument } = page.typefaces;
  ownerDocument.body.append(ownerDocument.createElement('form'));
  page.begin();
  page.paint();
  fetches[0]?.resolve();
  await settled();
  expect(page.fonts.size).toBe(0);
  if (isLost) fetches[1]?.reject(new Error('lost'));
  else fetches[1]?.resolve();
  await settled();
  expect([page.fallbacks.disabled, page.fonts.size]).toEqual([disabled, added]);
  expect([...page.fonts]).toMatchObject(
    [
      { given: ['Two Words', 'url(/a.woff2)', { weight: '760', unicodeRange: undefined }] },
      { given: ['One', 'url(/b.woff2)', { weight: '400', unicodeRange: undefined }] },
      // Not loaded until a text has one of its letters.
      { given: ['One', 'url(/c.woff2)', { weight: '400', unicodeRange: 'U+100-1EFF' }] },
    ].filter((_face, index) => !isLost || index !== 1),
  );
});

test('applies the font-face rules if it cannot fetch the typefaces', () => {
  const page = createDocument();
  page.begin();
  page.paint();
  expect(page.typefaces.media).toBe('all');
});
