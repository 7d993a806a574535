import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { Use } from 'storybook-addon-visual-causes/board';

/** The screens that render a component, in one line. */
export function WhereUsed({ component }: { component: string }) {
  const [uses, setUses] = useState<readonly Use[]>();
  useEffect(() => {
    // On demand: stories, which load this file with the preview, need no index.
    void import('storybook-addon-visual-causes/board')
      .then(({ loadUses }) => loadUses(component))
      .then(setUses);
  }, [component]);
  return (
    <p>
      <strong>Where used</strong> {uses?.length === 0 && 'On no screen.'}
      {uses?.map(({ screen, story }, index) => (
        <span key={story}>
          {index === 0 ? '' : ', '}
          <AnchorMdx href={`?path=/story/${story}`} target="_self">
            {screen}
          </AnchorMdx>
        </span>
      ))}
    </p>
  );
}
