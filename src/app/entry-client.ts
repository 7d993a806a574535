/** Starts the site in several tasks, because evaluating all modules at once would block a slow phone. */
async function load(): Promise<void> {
  // A chunk of its own: with the site it would delay the first paint.
  void import('../ui/styles/fonts.css.ts');
  try {
    await import('react-dom/client');
    const { start } = await import('./start.tsx');
    await start();
  } catch (error) {
    window.presses?.lose();
    throw error;
  }
}

// A browser may prerender a page that it never shows: that leaves the session alone.
const { prerendering } = document as { prerendering?: boolean };
if (prerendering === true)
  document.addEventListener('prerenderingchange', () => void load(), { once: true });
else void load();
