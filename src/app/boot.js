// Runs in the document's head before the first paint, so it is plain, small and never throws. Sets
// the theme's class, hides content while a session or a sign-in link is checked, and queues presses
// for the page's script (src/app/earlyPresses.ts). Reloads after a failed script or style sheet, at
// most three times and never while a press is waiting. Loads the page's modules, named on the root
// by the build (scripts/prerender/preloadHints.ts), and the typefaces after the first paint; with a
// session or a sign-in link at once, together with its modules. Engravings
// (src/ui/art/drawing.css.ts) and what lies below the first view (src/app/layout/Layout.css.ts) are
// laid out afterwards. The build replaces names in capitals by constants (vite.config.ts).
/* global RESTORING, SESSION_KEY, UNPAINTED */
((root) => {
  try {
    if (localStorage.getItem('theme') === 'dark') root.classList.replace('light', 'dark');
    if (localStorage.getItem(SESSION_KEY)) root.classList.add(RESTORING);
  } catch {
    // Blocked storage: light and signed out.
  }
  // Detects a sign-in link like src/services/addressLink.ts; tests/unit/app/boot.test.ts compares
  // them.
  const { pathname, search } = location;
  const hash = location.hash.replace(/.*#/, '');
  const has = (part, names) => names.some((name) => new URLSearchParams(part).has(name));
  const isTarget = /^\/dashboard\/?$/i.test(pathname);
  if (
    has(hash, ['access_token', 'error_code', 'token_hash']) ||
    has(search, ['error_code', 'token_hash']) ||
    (isTarget && (has(hash, ['error', 'message']) || has(search, ['code', 'error'])))
  )
    root.classList.add(RESTORING);
  // A press on an element that moved under a still pointer still counts.
  let down;
  addEventListener('pointerdown', (event) => (down = event), true);
  addEventListener(
    'click',
    (event) => {
      const control =
        event.isTrusted && event.detail && down?.target.closest('a,button,label,summary');
      const isStill = control && Math.hypot(event.x - down.x, event.y - down.y) < 9;
      // A label's click triggers one on its field, which is not a press.
      down = undefined;
      if (!isStill || !control.isConnected || control.contains(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.click();
    },
    true,
  );
  // Queued buttons, in order. The theme button acts at once and the plain menu opens natively; a
  // repeated press within a second is ignored.
  const presses = (window.presses = []);
  let last = {};
  addEventListener(
    'click',
    (event) => {
      const control = event.target.closest('button,summary');
      const isTheme = control && 'theme' in control.dataset;
      // Handles the theme until its statechart runs, later than the rest.
      if (!control || (isTheme ? presses.themeLive && presses.live : presses.live)) return;
      const isAgain = last.target === control && event.timeStamp - last.at < 1000;
      last = { target: control, at: event.timeStamp };
      const isMenu = control.matches('summary');
      if (isMenu && !isAgain) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isMenu) return;
      if (isTheme) {
        if (isAgain) return;
        control.ariaBusy = true;
        // Shows the busy state first, because repainting every colour is slow on some phones.
        setTimeout(() => {
          const dark =
            root.classList.replace('light', 'dark') || !root.classList.replace('dark', 'light');
          control.ariaPressed = dark;
          control.ariaBusy = null;
          const theme = dark ? 'dark' : 'light';
          // A running statechart treats this like a change in another tab.
          dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
          try {
            localStorage.setItem('theme', theme);
          } catch {
            // Blocked storage: the choice lasts as long as this page.
          }
        }, 32);
      } else if (!presses.includes(control)) {
        presses.push(control);
        control.ariaBusy = true;
        if (presses.lost) presses.lose();
      }
    },
    true,
  );
  // Drops all presses and shows that they failed.
  presses.lose = () => {
    presses.lost = true;
    for (const control of presses.splice(0)) {
      control.ariaBusy = null;
      document.getElementById('lost').hidden = false;
    }
  };
  // Firefox cancels pending requests when a link is followed; that is not a failure.
  let leaving = false;
  addEventListener('beforeunload', () => {
    leaving = true;
  });
  const retry = () => {
    if (leaving) return;
    try {
      const tries = Number(sessionStorage.getItem('tallygrove.tries')) + 1;
      sessionStorage.setItem('tallygrove.tries', tries);
      if (tries <= 3 && !presses[0]) location.reload();
    } catch {
      // Blocked storage cannot count retries: the page stays as prerendered.
    }
    presses.lose();
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target.rel === 'stylesheet' && !presses[0]) retry();
    },
    true,
  );
  const { entry, modules, session, sheet } = root.dataset;
  // In development the document names its script itself.
  if (!entry) return;
  const hint = (properties) =>
    document.head.append(Object.assign(document.createElement('link'), properties));
  const preload = (files) => {
    for (const href of files.split(' ')) hint({ rel: 'modulepreload', href });
  };
  // A document that opens further down, at a fragment or after a reload, needs its whole height.
  if (!hash && !history.state) root.classList.add(UNPAINTED);
  // Added together once the common ones have loaded, because each addition lays out the whole page.
  // Rarer letters have a range, and the browser loads them on demand.
  const loadTypefaces = ({ cssRules }) => {
    const faces = Array.from(cssRules, ({ style }) => {
      const descriptor = (name) => style.getPropertyValue(name);
      const unicodeRange = descriptor('unicode-range');
      // Chromium takes the quotation marks as part of the name.
      const face = new FontFace(descriptor('font-family').replaceAll('"', ''), descriptor('src'), {
        weight: descriptor('font-weight'),
        display: 'swap',
        unicodeRange: unicodeRange || undefined,
      });
      return unicodeRange ? Promise.resolve(face) : face.load();
    });
    void Promise.allSettled(faces).then((loaded) => {
      presses.addTypefaces = () => {
        for (const { value } of loaded) if (value) document.fonts.add(value);
      };
      // Nothing moves on a page with a form: where a line count would change, the fallbacks stay until the
      // next page (src/app/layout/RouteChange.tsx). A system without the fallbacks gets the typefaces.
      const hasFallback = Array.from(document.fonts).some(({ status }) => status === 'loaded');
      const parts = document.forms[0] && hasFallback ? document.querySelectorAll('main *') : [];
      const heights = Array.from(parts, (part) => part.offsetHeight);
      presses.addTypefaces();
      if (heights.some((height, index) => Math.abs(parts[index].offsetHeight - height) > 9))
        document.fonts.clear();
      // Where a rule declares a typeface, the whole style sheet's layers would lay out the page once more.
      else if (loaded.every(({ value }) => value)) document.querySelector('style').disabled = true;
    });
  };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const typefaces = document.querySelector('style[media]');
    try {
      loadTypefaces(typefaces.sheet);
    } catch {
      typefaces.media = 'all';
    }
    // In a separate frame.
    setTimeout(() => root.classList.remove(UNPAINTED), 50);
    // On a slow connection the typefaces' bytes come first: they move lines, and a press can wait.
    setTimeout(
      () => {
        // Not applied yet: see src/app/fullStylesheet.ts.
        hint({ rel: 'stylesheet', media: 'print', href: sheet });
        preload(modules);
        import(entry).catch(retry);
      },
      awaited || presses[0] ? 0 : 150,
    );
  };
  const awaited = root.classList.contains(RESTORING);
  if (awaited && session) preload(session);
  addEventListener('DOMContentLoaded', () => {
    // A prerendering browser may never show the page: leave the session alone.
    if (document.prerendering) {
      addEventListener('prerenderingchange', start);
      return;
    }
    // A hidden page never paints, and some browsers do not support paint timing.
    if (awaited || document.hidden) start();
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, 1500);
  });
})(document.documentElement);
