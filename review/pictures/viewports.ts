import { modes, type Mode } from './modes.ts';

/** A window's key in Storybook's viewport switch. It stands in addresses, which refuse `×`. */
export function viewportKey({ width, height }: Mode['viewport']): string {
  return `${width}x${height}`;
}

/** The modes' windows, for Storybook's viewport switch and for the test runs. */
export const viewports = Object.fromEntries(
  Object.values(modes).map(({ viewport }) => [
    viewportKey(viewport),
    {
      name: `${viewport.width} × ${viewport.height}`,
      styles: { width: `${viewport.width}px`, height: `${viewport.height}px` },
    },
  ]),
);
