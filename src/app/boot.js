// Runs in the document's head before the first paint, so it is plain, small and never throws:
// sets the theme's class, hides the content while a session or a sign-in link is looked at, and keeps
// a form that is sent before its script has arrived (FormFrame sends it then). A script or a style
// sheet that is lost on the way is asked for again, three times at most. The page's modules, which the
// build names on the root (scripts/prerender/startingFiles.ts), are asked for after the first paint;
// with a session or a sign-in link to look at, at once and with those that this takes.
((root) => {
  try {
    if (localStorage.getItem('theme') === 'dark') root.classList.replace('light', 'dark');
    if (localStorage.getItem('tallygrove.session')) root.classList.add('restoring');
  } catch {
    // Blocked storage: light, and nobody signed in.
  }
  if (/[#&](access_token|error)=|[?&](code|error)=/.test(location.href))
    root.classList.add('restoring');
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form.method !== 'post' || 'live' in form.dataset) return;
      event.preventDefault();
      form.dataset.early = '';
    },
    true,
  );
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
      if (tries <= 3) location.reload();
    } catch {
      // Blocked storage could not count the tries: the page stays as it was written.
    }
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target.rel === 'stylesheet') retry();
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
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    hint({ rel: 'preload', as: 'style', href: sheet });
    preload(modules);
    import(entry).catch(retry);
  };
  const awaited = root.classList.contains('restoring');
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
