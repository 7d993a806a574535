import {
  Controls,
  Heading,
  Markdown,
  Meta,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type { StoryIndex } from 'storybook/internal/types';
import { WhereUsed } from './WhereUsed.tsx';

/** Ids of docs pages by the name of their component: `Toast`. */
type Pages = ReadonlyMap<string, string>;

const lastOf = (title: string): string => title.slice(title.lastIndexOf('/') + 1);

/** The pages of components and patterns; none until Storybook's index is loaded. */
function usePages(): Pages {
  const [pages, setPages] = useState<Pages>(new Map());
  useEffect(() => {
    const load = async () => {
      const { entries } = (await (await fetch('./index.json')).json()) as StoryIndex;
      const docs = Object.values(entries).filter(
        ({ type, title }) => type === 'docs' && /^(?:Components|Patterns)\//.test(title),
      );
      setPages(new Map(docs.map(({ id, title }) => [lastOf(title), id])));
    };
    void load();
  }, []);
  return pages;
}

/** Links the names of other components to their pages. */
const linked = (text: string, pages: Pages, own: string): string =>
  text.replaceAll(/\b[A-Z][a-z]+[A-Za-z]*\b/g, (name) => {
    const id = name === own ? undefined : pages.get(name);
    return id === undefined ? name : `[${name}](?path=/docs/${id})`;
  });

/** What every page of a component begins with: its purpose and its use, as its docblock has them. */
function Head() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const pages = usePages();
  const { parameters, title } = preparedMeta;
  const component: unknown = preparedMeta.component;
  const { extractComponentDescription } = parameters['docs'] as {
    extractComponentDescription: (of: unknown, context: object) => string;
  };
  const description = extractComponentDescription(component, { component, parameters });
  const [purpose = '', use] = description.replaceAll("'", '’').split('\n\n');
  const name = lastOf(title);
  return (
    <>
      <Title />
      <Markdown>{purpose}</Markdown>
      <WhereUsed component={name} />
      <Primary />
      <Controls />
      {use === undefined ? null : (
        <>
          <Heading>When to use it</Heading>
          <Markdown>{linked(use, pages, name)}</Markdown>
        </>
      )}
    </>
  );
}

/** Storybook's `Meta` of a component's MDX file, followed by the beginning of its page. */
export function GuideMeta(props: ComponentProps<typeof Meta>) {
  return (
    <>
      <Meta {...props} />
      <Head />
    </>
  );
}

/** Every state at the end of a component's page. */
export function GuideWrapper({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Stories includePrimary={false} title="Every state" />
    </>
  );
}
