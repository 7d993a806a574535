// A project's configuration of docs pages.
import { Fragment, type ComponentType, type PropsWithChildren } from 'react';
import { themes, type ThemeVars } from 'storybook/theming';
import type { Guide } from './guide/guide.ts';

/** The project's options; each is optional. */
export interface Documentation {
  /** Storybook's theme in the project's colours. */
  themes: Readonly<Record<'light' | 'dark', ThemeVars>>;
  /** Loads the guide of a sidebar title; undefined for a page without one. */
  guideOf: (title: string) => Promise<Guide | undefined>;
  /** Sidebar titles by component name. */
  parts: Readonly<Record<string, string>>;
  /** Wraps each example, such as in a router. */
  Around: ComponentType<PropsWithChildren>;
}

let documentation: Documentation = {
  themes: { light: themes.light, dark: themes.dark },
  guideOf: () => Promise.resolve(undefined),
  parts: {},
  Around: Fragment,
};

/** Configures docs pages; call it before the first is rendered. */
export function documentWith(options: Partial<Documentation>): void {
  documentation = { ...documentation, ...options };
}

export const documented = (): Documentation => documentation;

const loading = new Map<string, Promise<Guide | undefined>>();

/** Returns the same promise for the same page, as `use` requires. */
export function guideOf(title: string): Promise<Guide | undefined> {
  const known = loading.get(title) ?? documentation.guideOf(title);
  loading.set(title, known);
  return known;
}
