// Which stories and pages show the words of content files, for `npm test -- --changed`.
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { paths, type PageName } from '../../src/domain/paths.ts';

export interface ShownWhere {
  /** Story files. */
  stories: readonly string[];
  /** One path for each page; undefined where the frame of every page shows them. */
  pages: readonly string[] | undefined;
  isOnSheets: boolean;
}

const routeOf = (page: string): string =>
  `src/app/routes/${page.charAt(0).toUpperCase()}${page.slice(1)}Route.tsx`;

/** Follows the imports of stories, pages and sheets to the content files. */
export async function shownWhere(content: readonly string[]): Promise<ShownWhere> {
  const { ruleSet: _rules, ...options } = await extractDepcruiseOptions(
    './.dependency-cruiser.mjs',
  );
  const { output } = await cruise(['src', 'stories'], {
    ...options,
    validate: false,
    // It loads every page, so that every story of the whole site would show every page's words.
    exclude: { path: ['(^|/)node_modules/', '^src/app/routes[.]tsx$'] },
    reaches: { path: content.map((file) => `^${file.replaceAll('.', '[.]')}$`) },
  });
  const found = new Set((output as ICruiseResult).modules.map(({ source }) => source));
  const pages = (Object.keys(paths) as PageName[]).filter((page) => found.has(routeOf(page)));
  return {
    stories: [...found].filter((file) => /[.]stor(?:ies|yboard)[.]tsx?$/.test(file)),
    pages: found.has('src/app/App.tsx')
      ? undefined
      : pages.flatMap((page) => paths[page].prerender.slice(0, 1)),
    isOnSheets: found.has('src/sheets/print.tsx'),
  };
}
