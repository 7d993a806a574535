import { takeHomePictureSize } from '../../../domain/files.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TakeHome.css.ts';

export interface TakeHomeSheet {
  title: string;
  text: string;
  /** Readers and duration: "Grades 3–5", "ages 8 to 11", "40 minutes". */
  facts: readonly string[];
  /** The URL of a picture of its first page. */
  picture: string;
  /** One per paper size. A press anywhere on the card opens the first. */
  files: readonly { paper: string; href: string }[];
}

export interface TakeHomeProps {
  heading: string;
  text: string;
  sheets: readonly TakeHomeSheet[];
}

/** Printable sheets, each with a picture of its first page and two paper sizes. */
export function TakeHome({ heading, text, sheets }: TakeHomeProps) {
  return (
    <Section space="joined" labelledBy="take-home">
      <div className={styles.layout({ alone: sheets.length === 1 })}>
        <Stack gap="2">
          <Heading level={2} size="panel" id="take-home">
            {heading}
          </Heading>
          <Text size="sm" tone="muted" measure="short">
            {text}
          </Text>
        </Stack>
        <ul className={styles.sheets}>
          {sheets.map((sheet) => (
            <Sheet key={sheet.title} {...sheet} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Sheet({ title, text, facts, picture, files }: TakeHomeSheet) {
  return (
    <li className={styles.sheet}>
      <div className={styles.table}>
        <img
          className={styles.paper}
          src={picture}
          {...takeHomePictureSize}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
        </p>
        <Text size="sm" tone="muted">
          {text}
        </Text>
        <div className={styles.files}>
          <Inline>
            {files.map(({ paper, href }, index) => (
              <span key={href} className={index === 0 ? styles.whole : styles.other}>
                <TextLink
                  standalone
                  href={href}
                  download
                  {...(index === 0 ? { 'data-card-link': '' } : {})}
                >
                  <span>
                    {`${paper} (PDF)`}
                    <VisuallyHidden>{` – ${title}`}</VisuallyHidden>
                  </span>
                </TextLink>
              </span>
            ))}
          </Inline>
        </div>
      </div>
    </li>
  );
}
