// Runs in the document's head before the first paint, so it is plain, small and never throws. Sets
// the theme's class, hides content while a session or a sign-in link is checked, and queues presses
// until the page is live (src/app/presses.ts). The build replaces names in capitals by constants
// (scripts/lib/bootScript.ts).
/* global RESTORING, SESSION_KEY, THEME_KEY */
((root) => {
  try {
    if (localStorage.getItem(THEME_KEY) === 'dark') root.classList.replace('light', 'dark');
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
  // Buttons, in order; a second press changes nothing, because each requests an end state. Links,
  // fields and `summary` work without a script.
  const presses = (window.presses = []);
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('button');
      if (presses.live || !button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      presses.push(button);
      button.ariaBusy = true;
      if (presses.lost) presses.lose();
    },
    true,
  );
  // Drops all presses and shows that they failed; nothing is shown before a press.
  presses.lose = () => {
    presses.lost = true;
    for (const button of presses.splice(0)) {
      button.ariaBusy = null;
      document.getElementById('lost').hidden = false;
    }
  };
  addEventListener('error', ({ target }) => target.localName === 'script' && presses.lose(), true);
})(document.documentElement);
