import {
  Controls,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import {
  createElement,
  Fragment,
  isValidElement,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { StoryIndex } from 'storybook/internal/types';
import { Anatomy, type Side } from './Anatomy.tsx';
import { DoDont } from './DoDont.tsx';
import { WhereUsed } from './WhereUsed.tsx';

/** What a component's page shows besides its docblock and stories: `parameters.guide`. */
export interface Guide {
  /** Words for each part, with the side of its number, by its selector in the example. */
  parts?: Record<string, readonly [side: Side, words: string]>;
  /** Props of the example with numbered parts, besides those of every story. */
  example?: object;
  /** A right use: why, and its props, or elements in place of the component. */
  do?: string;
  good?: object;
  /** A wrong use. */
  dont?: string;
  bad?: object;
}

/** A component with the description that the build adds. */
type Documented = ComponentType & { __docgenInfo?: { displayName?: string } };

/** Ids of docs pages by the name of their component: `Toast`. */
type Pages = ReadonlyMap<string, string>;

const lastOf = (title: string): string => title.slice(title.lastIndexOf('/') + 1);

/** The pages of components and patterns; none until Storybook's index is loaded. */
function usePages(): Pages {
  const [pages, setPages] = useState<Pages>(new Map());
  useEffect(() => {
    const load = async () => {
      const { entries } = (await (await fetch('./index.json')).json()) as StoryIndex;
      const docs = Object.values(entries).filter(({ type }) => type === 'docs');
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

/** Markdown whose blocks are elements of the page itself. */
const Text = ({ children }: { children: string }) => (
  <Markdown options={{ wrapper: Fragment }}>{children}</Markdown>
);

/**
 * The page of a component or pattern: its docblock's purpose, use and other sections, its parts, a
 * right and a wrong use, and every state.
 */
export function GuidePage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const pages = usePages();
  const { parameters, title, initialArgs } = preparedMeta;
  const component = preparedMeta.component as Documented;
  const { docs, guide = {} } = parameters as {
    docs: { extractComponentDescription: (of: unknown, context: object) => string };
    guide?: Guide;
  };
  const description = docs.extractComponentDescription(component, { component, parameters });
  const [purpose = '', use, ...sections] = description.replaceAll("'", '’').split('\n\n');
  const name = lastOf(title);
  const shown = (props: object): ReactNode => {
    if (isValidElement(props) || Array.isArray(props)) return props as ReactNode;
    const args = { ...initialArgs, ...props };
    const render = csfFile.meta.render as ((args: object) => ReactNode) | undefined;
    return render === undefined ? createElement(component, args) : render(args);
  };
  const parts = Object.entries(guide.parts ?? {});
  return (
    <>
      <Title />
      <Text>{purpose}</Text>
      <WhereUsed component={component['__docgenInfo']?.displayName ?? name} />
      <Primary />
      <Controls />
      {use === undefined ? null : <Heading>When to use it</Heading>}
      {use === undefined ? null : <Text>{linked(use, pages, name)}</Text>}
      {parts.length === 0 ? null : (
        <>
          <Heading>Anatomy</Heading>
          <Anatomy
            marks={parts.map(([at, [side]]) => [side, at])}
            example={shown(guide.example ?? {})}
          />
          <Text>{parts.map(([, [, words]], at) => `${at + 1}. ${words}`).join('\n')}</Text>
        </>
      )}
      {guide.do === undefined || guide.dont === undefined ? null : (
        <>
          <Heading>Do and don’t</Heading>
          <DoDont
            right={guide.do}
            good={shown(guide.good ?? {})}
            wrong={guide.dont}
            bad={shown(guide.bad ?? {})}
          />
        </>
      )}
      <Text>{sections.join('\n\n')}</Text>
      <Stories includePrimary={false} title="Every state" />
    </>
  );
}
