// What a project's pages of documentation are made with.
import { Fragment, type ComponentType, type PropsWithChildren } from 'react';
import { themes, type ThemeVars } from 'storybook/theming';
import type { Guide, PatternGuide } from './guide/guide.ts';

/** What a page says beside its stories, and the file that says it as it is written. */
export interface LoadedGuide {
  guide: Guide | PatternGuide;
  source: string;
}

/** What the pages take from the project; each part may be left out. */
export interface Documentation {
  /** Storybook's own surface in the project's colours. */
  themes: Readonly<Record<'light' | 'dark', ThemeVars>>;
  /** The guide of a page in the sidebar; undefined for a page without. */
  guideOf: (title: string) => Promise<LoadedGuide | undefined>;
  /** Where a part stands in the sidebar, by its name in the code. */
  parts: Readonly<Record<string, string>>;
  /** Around each example: a router. */
  Around: ComponentType<PropsWithChildren>;
  /** Where an example can be pasted, in a sentence, and how its imports are written there. */
  paste: { note: string; importPath: (path: string) => string } | undefined;
}

let documentation: Documentation = {
  themes: { light: themes.light, dark: themes.dark },
  guideOf: () => Promise.resolve(undefined),
  parts: {},
  Around: Fragment,
  paste: undefined,
};

/** Says what pages of documentation are made with, before the first is drawn. */
export function documentWith(said: Partial<Documentation>): void {
  documentation = { ...documentation, ...said };
}

export const documented = (): Documentation => documentation;

const loading = new Map<string, Promise<LoadedGuide | undefined>>();

/** The same promise for the same page. */
export function guideOf(title: string): Promise<LoadedGuide | undefined> {
  const known = loading.get(title) ?? documentation.guideOf(title);
  loading.set(title, known);
  return known;
}
