import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { acceptedPath, readManifest } from 'storybook-addon-visual-causes/node';

test('the accepted pictures of the product take no more of the repository than they may', () => {
  const bytes = readManifest().reduce(
    (sum, picture) => sum + statSync(acceptedPath(picture)).size,
    0,
  );
  // docs/decisions/022-pictures.md
  expect(bytes).toBeLessThanOrEqual(32_000_000);
});
