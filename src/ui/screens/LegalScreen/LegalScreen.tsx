import type { LegalBlock, LegalText } from '../../../content/legal.ts';
import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon.tsx';
import { AgentShield } from '../../art/mascots/AgentShield.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { PageOpening, type PageOpeningProps } from '../../patterns/PageOpening/PageOpening.tsx';
import * as styles from './LegalScreen.css.ts';

export interface LegalScreenProps extends PageOpeningProps {
  text: LegalText;
  /** "September 14, 2024". */
  updated: string;
  /** The contact at the end of the text. */
  contact: { line: string; email: string };
  /** Third-party licences: a file, not a page. */
  licenses: { line: string; link: string; path: string };
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** A legal text with its summary and table of contents (docs/product.md P4.15). */
export function LegalScreen({ text, updated, contact, licenses, ...opening }: LegalScreenProps) {
  const { inShort, sections } = text;
  return (
    <>
      <PageOpening {...opening} art={<AgentShield />} />
      <Section space="joined">
        <div className={styles.layout}>
          <nav className={styles.contents} aria-labelledby="contents">
            <Heading level={2} size="small" id="contents">
              Contents
            </Heading>
            <ol>
              {sections.map(({ id, heading: title }) => (
                <li key={id}>
                  <TextLink standalone tone="plain" href={`#${id}`}>
                    {title}
                  </TextLink>
                </li>
              ))}
            </ol>
          </nav>
          <Stack gap="6">
            <div className={styles.short}>
              <Panel tone="shield" as="section" labelledBy="in-short">
                <Stack>
                  <Heading level={2} size="item" id="in-short">
                    In short
                  </Heading>
                  <ul className={styles.points}>
                    {inShort.map((point) => (
                      <li key={point} className={styles.point}>
                        <CheckCircleIcon />
                        {point}
                      </li>
                    ))}
                  </ul>
                </Stack>
              </Panel>
            </div>
            <Prose>
              <p>
                <strong>Last updated {updated}</strong>
              </p>
              {sections.map(({ id, heading: title, blocks }) => [
                <h2 key={id} id={id}>
                  {title}
                </h2>,
                ...blocks.map((block) => <Block key={block.toString()} block={block} />),
              ])}
              <p>
                {contact.line} <a href={`mailto:${contact.email}`}>{contact.email}</a>.
              </p>
              <p>
                {licenses.line} <a href={licenses.path}>{licenses.link}</a>.
              </p>
            </Prose>
          </Stack>
        </div>
      </Section>
    </>
  );
}
