// Runs in the document's head before the first paint, so it is plain, small and never throws:
// sets the theme's class, hides the content while a session or a sign-in link is looked at, and hears
// presses until the page's script carries them out (src/app/earlyPresses.ts). A script or a style sheet
// that is lost on the way is asked for again, three times at most and never over a waiting press. The
// page's modules, which the build names on the root (scripts/prerender/preloadHints.ts), are asked for
// after the first paint, and so are the typefaces; with a session or a sign-in link to look at, at once
// and with those that this takes. Engravings (src/ui/art/drawing.css.ts) are laid out from then on.
// What is in capitals is a constant of the modules, which the build fills in (vite.config.ts).
/* global RESTORING, SESSION_KEY, UNPAINTED */
((root) => {
  try {
    if (localStorage.getItem('theme') === 'dark') root.classList.replace('light', 'dark');
    if (localStorage.getItem(SESSION_KEY)) root.classList.add(RESTORING);
  } catch {
    // Blocked storage: light, and nobody signed in.
  }
  // A sign-in link, as src/services/addressLink.ts reads it (tests/unit/app/boot.test.ts holds them together).
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
  // What lay under a finger that has not moved since is pressed, wherever the page has moved in between.
  let down;
  addEventListener('pointerdown', (event) => (down = event), true);
  addEventListener(
    'click',
    (event) => {
      const control =
        event.isTrusted && event.detail && down?.target.closest('a,button,label,summary');
      const isStill =
        control && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < 9;
      // A label's own click brings its field's, which is no press.
      down = undefined;
      if (!isStill || !control.isConnected || control.contains(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.click();
    },
    true,
  );
  // The buttons whose press waits, in order. A press on the theme acts at once, and the plain menu opens
  // by itself; the same again within a second is impatience.
  const presses = (window.presses = []);
  let last = {};
  addEventListener(
    'click',
    (event) => {
      const control = event.target.closest('button,summary');
      const isTheme = control && 'theme' in control.dataset;
      // The theme is changed here until its statechart is there, which is later than the rest.
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
        // Every colour anew takes a slow phone a while: it shows first that it has heard.
        setTimeout(() => {
          const dark =
            root.classList.replace('light', 'dark') || !root.classList.replace('dark', 'light');
          control.ariaPressed = dark;
          control.ariaBusy = null;
          const theme = dark ? 'dark' : 'light';
          // To a statechart that is there already this is like another tab.
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
  // What was pressed cannot be carried out, and says so.
  presses.lose = () => {
    presses.lost = true;
    for (const control of presses.splice(0)) {
      control.ariaBusy = null;
      document.getElementById('lost').hidden = false;
    }
  };
  // Firefox breaks off what is on its way as soon as a link is followed: that is no loss.
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
      // Blocked storage could not count the tries: the page stays as it was written.
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
  root.classList.add(UNPAINTED);
  // Added together, once those that every page needs have come: each addition lays out the whole page.
  // Letters of rarer names have a range, and the browser fetches them when a text needs them.
  const loadTypefaces = ({ cssRules }) => {
    const faces = Array.from(cssRules, ({ style }) => {
      const descriptor = (name) => style.getPropertyValue(name);
      const unicodeRange = descriptor('unicode-range');
      // Chromium takes the quotation marks for a part of the name.
      const face = new FontFace(
        descriptor('font-family').replaceAll('"', ''),
        descriptor('src'),
        Object.assign(
          { weight: descriptor('font-weight'), display: 'swap' },
          unicodeRange && { unicodeRange },
        ),
      );
      return unicodeRange ? face : face.load();
    });
    void Promise.allSettled(faces).then((loaded) =>
      loaded.map(({ value }) => value && document.fonts.add(value)),
    );
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
    // In a frame of their own, after the entry has been asked for.
    setTimeout(() => root.classList.remove(UNPAINTED), 50);
    // Not for the screen yet: src/app/fullStylesheet.ts applies it.
    hint({ rel: 'stylesheet', media: 'print', href: sheet });
    preload(modules);
    import(entry).catch(retry);
  };
  const awaited = root.classList.contains(RESTORING);
  if (awaited && session) preload(session);
  addEventListener('DOMContentLoaded', () => {
    // Made ready by the browser for somebody who may never come: nobody's session is touched.
    if (document.prerendering) {
      addEventListener('prerenderingchange', start);
      return;
    }
    // A page in the background paints nothing, and an old browser does not tell.
    if (awaited || document.hidden) start();
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, 1500);
  });
})(document.documentElement);
