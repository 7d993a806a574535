// Runs in the document's head before the first paint, so it is plain, small and never throws:
// sets the theme's class, and hides the content while a session or a sign-in link is looked at.
((root) => {
  try {
    if (localStorage.getItem('theme') === 'dark') root.classList.replace('light', 'dark');
    if (localStorage.getItem('tallygrove.session')) root.classList.add('restoring');
  } catch {
    // Blocked storage: light, and nobody signed in.
  }
  if (/[#&](access_token|error)=|[?&](code|error)=/.test(location.href))
    root.classList.add('restoring');
})(document.documentElement);
