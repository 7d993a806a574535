import {
  Controls,
  DocsContext,
  Primary,
  Stories,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { Fragment, Suspense, useContext, useId, type ReactNode } from 'react';
import { storyLink } from '../../pages/storyboards/storyLink.ts';
import { BoardTheme } from '../../ui/BoardTheme.tsx';
import { CheckCircleIcon, XIcon } from '../../ui/icons.tsx';
import { Table } from '../../ui/Table.tsx';
import { link } from '../../ui/text.css.ts';
import { documented } from '../documentation.ts';
import { Anatomy } from './Anatomy.tsx';
import { DoDont } from './DoDont.tsx';
import { evidence } from './evidence.ts';
import { Example } from './Example.tsx';
import { relatedTo, type Avoid, type Guide } from './guide.ts';
import { WhereUsed } from './WhereUsed.tsx';
import * as styles from './guide.css.ts';

/** A section that is neither Storybook's nor a story. */
const Own = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <BoardTheme isPage={false}>{children}</BoardTheme>
  </Unstyled>
);

function Part({ title, children }: { title: string; children?: ReactNode }) {
  const id = `${useId()}-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <Own>
      <section className={styles.part} aria-labelledby={id}>
        <h2 className={styles.heading} id={id}>
          {title}
        </h2>
        {children}
      </section>
    </Own>
  );
}

const Subheading = ({ children }: { children: string }) => (
  <h3 className={styles.subheading} data-minor="">
    {children}
  </h3>
);

const signs = { use: <CheckCircleIcon />, avoid: <XIcon />, plain: '•' } as const;

interface LinesProps {
  kind?: keyof typeof signs;
  children: readonly ReactNode[];
}

const Lines = ({ kind = 'plain', children }: LinesProps) => (
  <ul className={styles.lines}>
    {children.map((line, index) => (
      <li key={index} className={styles.line}>
        <span className={styles.signs[kind]} aria-hidden="true">
          {signs[kind]}
        </span>
        <span>{line}</span>
      </li>
    ))}
  </ul>
);

/** A link to another component's page. */
function PartLink({ name }: { name: string }) {
  const id = toId(documented().parts[name] ?? name, 'Docs');
  return (
    <a className={link} {...storyLink(id)} href={`./?path=/docs/${id}`}>
      {name}
    </a>
  );
}

function Instead({ instead }: { instead: Avoid[1] }) {
  if (typeof instead === 'object' && 'words' in instead) return instead.words;
  const names = typeof instead === 'string' ? [instead] : instead;
  return names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? '' : ' or '}
      <PartLink name={name} />
    </Fragment>
  ));
}

const Use = ({ use, avoid }: Pick<Guide, 'use' | 'avoid'>) => (
  <Part title="When to use it">
    <div className={styles.twoColumns}>
      <div className={styles.column}>
        <Subheading>Use it</Subheading>
        <Lines kind="use">{use}</Lines>
      </div>
      <div className={styles.column}>
        <Subheading>Do not use it</Subheading>
        <Lines kind="avoid">
          {avoid.map(([when, instead]) => (
            <Fragment key={when}>
              {when}: <Instead instead={instead} />.
            </Fragment>
          ))}
        </Lines>
      </div>
    </div>
  </Part>
);

function Keys({ keys }: Required<Pick<Guide, 'keys'>>) {
  return (
    <Table
      caption="Keyboard"
      captionVisible={false}
      rows={keys}
      rowKey={([press]) => press}
      columns={[
        {
          header: 'Key',
          cell: ([press]) =>
            press.split(', ').map((one, index) => (
              <Fragment key={one}>
                {index === 0 ? '' : ' '}
                <kbd className={styles.key}>{one}</kbd>
              </Fragment>
            )),
        },
        { header: 'What it does', cell: ([, does]) => does },
      ]}
    />
  );
}

function Pairs({ pairs }: Required<Pick<Guide, 'pairs'>>) {
  return (
    <div className={styles.pairs}>
      {pairs.map(({ right, wrong, good, bad }) => (
        <DoDont key={right} right={right} wrong={wrong}>
          {[<Example key="good">{good}</Example>, <Example key="bad">{bad}</Example>]}
        </DoDont>
      ))}
    </div>
  );
}

/** A component's docs page: its guide around its stories. */
export function GuidePage({ guide }: { guide: Guide }) {
  const stories = useContext(DocsContext).componentStories();
  const { purpose, anatomy, pairs, content, behaviour, keys, accessibility } = guide;
  const related = relatedTo(guide);
  return (
    <>
      <Title />
      <Own>
        <p className={styles.lead}>{purpose}</p>
        <p className={styles.status}>{evidence(stories)}</p>
        <Suspense>
          <WhereUsed component={stories[0]?.title.split('/').at(-1) ?? ''} />
        </Suspense>
      </Own>
      <Primary />
      <Controls />
      <Use {...guide} />
      {anatomy && (
        <Part title="Anatomy">
          <Anatomy {...anatomy} />
        </Part>
      )}
      {pairs && (
        <Part title="Do and don’t">
          <Pairs pairs={pairs} />
        </Part>
      )}
      {content && (
        <Part title="Content">
          <Lines>{content}</Lines>
        </Part>
      )}
      {behaviour && (
        <Part title="Behaviour">
          <Lines>{behaviour}</Lines>
        </Part>
      )}
      <Part title="Accessibility">
        <Lines>{accessibility}</Lines>
        {keys && <Keys keys={keys} />}
      </Part>
      <Stories includePrimary={false} title={<Part title="Every state" />} />
      {related.length > 0 && (
        <Part title="Related">
          <ul className={styles.related}>
            {related.map((name) => (
              <li key={name}>
                <PartLink name={name} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
