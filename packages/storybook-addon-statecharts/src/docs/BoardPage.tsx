import { DocsContext, DocsPage } from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import { GuidePage } from './guide/GuidePage.tsx';
import { guideOf } from './documentation.ts';

/** The component of every docs page: a guide around its stories, or the stories alone. */
export function BoardPage() {
  const { title } = useContext(DocsContext).storyById();
  const guide = use(guideOf(title));
  return guide === undefined ? <DocsPage /> : <GuidePage guide={guide} />;
}
