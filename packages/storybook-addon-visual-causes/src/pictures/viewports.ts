import { modes, type Mode } from './modes.ts';

/** The windows that reviewers choose from, by the width of their modes. */
const windows: Readonly<Record<number, { key: string; name: string; height: number }>> = {
  390: { key: 'phone', name: 'Phone', height: 844 },
  1280: { key: 'desk', name: 'Desk', height: 900 },
  1140: { key: 'board', name: 'Beside the sidebar', height: 820 },
  800: { key: 'part', name: 'Part of a page', height: 600 },
  320: { key: 'zoomed', name: 'Desk at 400 % zoom', height: 256 },
};

/** Returns a window's key in Storybook's URLs: `phone`; its size if unnamed. */
export function viewportKey({ width, height }: Mode['viewport']): string {
  return windows[width]?.key ?? `${width}x${height}`;
}

/** The modes' windows, for Storybook's viewport switch and for the test runs. */
export const viewports = Object.fromEntries(
  Object.values(modes).map(({ viewport }) => {
    const { name = viewportKey(viewport), height = viewport.height } =
      windows[viewport.width] ?? {};
    const styles = { width: `${viewport.width}px`, height: `${height}px` };
    return [viewportKey(viewport), { name, styles }];
  }),
);
