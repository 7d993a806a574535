// A project's configuration of docs pages.
import { Fragment, type ComponentType, type PropsWithChildren } from 'react';
import { themes, type ThemeVars } from 'storybook/theming';
import type { Guide, PatternGuide } from './guide/guide.ts';

/** A guide, with its file's source text. */
export interface LoadedGuide {
  guide: Guide | PatternGuide;
  source: string;
}

/** The project's options; each is optional. */
export interface Documentation {
  /** Storybook's theme in the project's colours. */
  themes: Readonly<Record<'light' | 'dark', ThemeVars>>;
  /** Loads the guide of a sidebar title; undefined for a page without one. */
  guideOf: (title: string) => Promise<LoadedGuide | undefined>;
  /** Sidebar titles by component name. */
  parts: Readonly<Record<string, string>>;
  /** Wraps each example, such as in a router. */
  Around: ComponentType<PropsWithChildren>;
  /** A sentence on where an example can be pasted, and how to write its imports there. */
  paste: { note: string; importPath: (path: string) => string } | undefined;
}

let documentation: Documentation = {
  themes: { light: themes.light, dark: themes.dark },
  guideOf: () => Promise.resolve(undefined),
  parts: {},
  Around: Fragment,
  paste: undefined,
};

/** Configures docs pages; call it before the first is rendered. */
export function documentWith(options: Partial<Documentation>): void {
  documentation = { ...documentation, ...options };
}

export const documented = (): Documentation => documentation;

const loading = new Map<string, Promise<LoadedGuide | undefined>>();

/** Returns the same promise for the same page, as `use` requires. */
export function guideOf(title: string): Promise<LoadedGuide | undefined> {
  const known = loading.get(title) ?? documentation.guideOf(title);
  loading.set(title, known);
  return known;
}
