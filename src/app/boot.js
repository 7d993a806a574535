// Runs in the document's head before the first paint, so it is plain, small and never throws:
// sets the theme's class, hides the content while a session or a sign-in link is looked at, and keeps
// a form that is sent before its script has arrived (FormFrame sends it then). A script or a style
// sheet that is lost on the way is asked for again, three times at most.
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
  addEventListener(
    'error',
    (event) => {
      if (event.target.localName !== 'script' && event.target.rel !== 'stylesheet') return;
      try {
        const tries = Number(sessionStorage.getItem('tallygrove.tries')) + 1;
        sessionStorage.setItem('tallygrove.tries', tries);
        if (tries <= 3) location.reload();
      } catch {
        // Blocked storage could not count the tries: the page stays as it was written.
      }
    },
    true,
  );
})(document.documentElement);
