import { expect } from 'storybook/test';

/** Asserts that no text and no control of an element extends beyond the window. */
export async function expectWithinWindow(element: Element): Promise<void> {
  const beyond = [...element.querySelectorAll('p, h1, h2, h3, strong, a, button, input')].filter(
    (part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < 0 || right > document.documentElement.clientWidth;
    },
  );
  await expect(beyond.map(({ textContent }) => textContent)).toEqual([]);
}
