import { modes, type Mode } from './modes.ts';

/** A window's name in Storybook's viewport switch. */
export function viewportName({ width, height }: Mode['viewport']): string {
  return `${width} × ${height}`;
}

/** The modes' windows, for Storybook's viewport switch and for the test runs. */
export const viewports = Object.fromEntries(
  Object.values(modes).map(({ viewport }) => [
    viewportName(viewport),
    {
      name: viewportName(viewport),
      styles: { width: `${viewport.width}px`, height: `${viewport.height}px` },
    },
  ]),
);
