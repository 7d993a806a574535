import type { Page } from '@playwright/test';
import { expect, test } from './support.ts';

/** Records animations and transitions on the pages opened next: the drawing, a button or the toast. */
async function watchMovement(page: Page): Promise<Set<string>> {
  const moved = new Set<string>();
  await page.exposeFunction('noteMovement', (what: string) => moved.add(what));
  await page.addInitScript(() => {
    const note = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      // Both events also fire for zero durations.
      const hasDuration = target
        .getAnimations()
        .some(({ effect }) => Number(effect?.getComputedTiming().duration) > 0);
      if (!hasDuration) return;
      const what =
        target.closest('main svg') ?? target.closest('[aria-label=Notifications], button, a');
      const names: Record<string, string> = { section: 'toast', svg: 'drawing' };
      const name = what === null ? 'something else' : (names[what.localName] ?? 'control');
      (window as unknown as { noteMovement: (what: string) => void }).noteMovement(name);
    };
    addEventListener('animationstart', note);
    addEventListener('transitionrun', note);
  });
  return moved;
}

test('the drawing, controls and the toast are animated, and nothing with reduced motion', async ({
  page,
}) => {
  const moved = await watchMovement(page);
  for (const [reducedMotion, animated] of [
    ['reduce', []],
    ['no-preference', ['control', 'drawing', 'toast']],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).hover();
    await page.goto('/programs');
    const enroll = page.getByRole('button', { name: /^Enroll Now/ }).first();
    await enroll.hover();
    await enroll.click();
    await expect(page.getByText('Enrollment Feature').last()).toBeVisible();
    // All animations have started after two frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect.poll(() => [...moved].toSorted(), reducedMotion).toEqual(animated);
  }
});
