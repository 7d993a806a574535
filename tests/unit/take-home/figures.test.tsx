// @vitest-environment happy-dom
import path from 'node:path';
import { expect, test } from 'vitest';
import { Mascot } from '../../../src/ui/art/mascots/Mascot.tsx';
import { mascotMoods } from '../../../src/ui/art/mascots/moods.ts';
import { flatten } from './flatten.tsx';

const file = path.resolve('scripts/take-home/figures.json');

test('the sheets’ mascots equal the site’s', async () => {
  const figures = Object.fromEntries(
    (['captain', 'investor', 'shield'] as const).flatMap((name) =>
      mascotMoods.map((mood) => [`${name}-${mood}`, flatten(<Mascot name={name} mood={mood} />)]),
    ),
  );
  const lines = Object.entries(figures).map(
    ([name, shapes]) => `  ${JSON.stringify(name)}: ${JSON.stringify(shapes)}`,
  );
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(file);
});
