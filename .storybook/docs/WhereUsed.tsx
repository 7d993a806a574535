import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { loadEntries } from 'storybook-addon-visual-causes';

const SCREENS = 'Screens/';

/** The screens that render a component, each with its first story that does. */
async function loadUses(component: string) {
  const uses = (await loadEntries()).filter(
    ({ title, drawn }) => title.startsWith(SCREENS) && drawn.split(' ').includes(component),
  );
  return uses.filter(({ title }, at) => uses.findIndex((use) => use.title === title) === at);
}

/** The screens that render a component, in one line. */
export function WhereUsed({ component }: { component: string }) {
  const [uses, setUses] = useState<Awaited<ReturnType<typeof loadUses>>>();
  useEffect(() => {
    void loadUses(component).then(setUses);
  }, [component]);
  return (
    <p>
      <strong>Where used</strong> {uses?.length === 0 && 'On no screen.'}
      {uses?.map(({ id, title }, index) => (
        <span key={id}>
          {index === 0 ? '' : ', '}
          <AnchorMdx href={`?path=/story/${id}`} target="_self">
            {title.slice(SCREENS.length).replaceAll('/', ' › ')}
          </AnchorMdx>
        </span>
      ))}
    </p>
  );
}
