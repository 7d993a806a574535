import { DocsContext, DocsPage } from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import { GuidePage } from './guide/GuidePage.tsx';
import { guideOf } from './documentation.ts';

/** What every page of documentation is made of: a part's guide around its stories, else the stories. */
export function BoardPage() {
  const { title } = useContext(DocsContext).storyById();
  const loaded = use(guideOf(title));
  return loaded === undefined ? <DocsPage /> : <GuidePage {...loaded} />;
}
