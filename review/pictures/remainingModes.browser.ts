// The pictures in modes that no story's test is drawn in: other widths, forced colours, reflow.
import { isStory } from 'storybook/internal/csf';
import { composeStory, getCsfFactoryAnnotations } from 'storybook/preview-api';
import { describe, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { declaredModes, remainingModes } from './declared.ts';
import { modes, type Mode } from './modes.ts';
import { takePicture } from './takePicture.ts';
import { viewportKey } from './viewports.ts';

type StoryModule = Record<string, unknown>;

const modules = import.meta.glob<StoryModule>('/stories/**/*.stories.tsx');

/** A story as Storybook's own tests draw it, in a mode. */
function composedIn({ theme, viewport }: Mode, story: unknown, name: string) {
  const annotations = getCsfFactoryAnnotations(story as never, undefined as never);
  const initialGlobals = {
    theme,
    viewport: { value: viewportKey(viewport) },
    a11y: { manual: true },
  };
  return composeStory(
    annotations.story,
    annotations.meta ?? {},
    { initialGlobals },
    annotations.preview,
    name,
  );
}

interface Declared {
  file: string;
  exportName: string;
  story: unknown;
  id: string;
  name: string;
  remaining: string[];
}

async function storiesOf(file: string): Promise<Declared[]> {
  const stories = (await modules[`/${file}`]?.()) ?? {};
  return Object.entries(stories).flatMap(([exportName, story]) => {
    if (!isStory(story as never)) return [];
    const { id, storyName, parameters } = composedIn(
      { theme: 'light', viewport: { width: 0, height: 0 } },
      story,
      exportName,
    );
    const remaining = remainingModes(declaredModes(parameters, id));
    return [{ file, exportName, story, id, name: storyName, remaining }];
  });
}

const declared = (await Promise.all(inject('storyFiles').map(storiesOf))).flat();

for (const mode of inject('remaining')) {
  const known = modes[mode];
  if (known === undefined) throw new Error(`There is no mode ${mode}`);
  const stories = declared.filter(({ remaining }) => remaining.includes(mode));
  if (stories.length === 0) continue;
  describe(mode, () => {
    for (const { file, exportName, story, id, name } of stories) {
      test(id, async () => {
        await page.viewport(known.viewport.width, known.viewport.height);
        await composedIn(known, story, exportName).run();
        await takePicture({ story: id, name, file, mode });
      });
    }
  });
}
