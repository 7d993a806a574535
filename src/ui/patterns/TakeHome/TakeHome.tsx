import { takeHomePictureSize } from '../../../domain/files.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FileLink } from '../FileLink/FileLink.tsx';
import * as styles from './TakeHome.css.ts';

export interface SheetFile {
  /** "US Letter". */
  paper: string;
  href: string;
  /** "43 KB". */
  size: string;
}

export interface TakeHomeSheet {
  title: string;
  text: string;
  /** Readers and duration: "Grades 3–5", "ages 8 to 11", "40 minutes". */
  facts: readonly string[];
  /** The URL of a picture of its first page. */
  picture: string;
  /** "2 pages + answers". */
  extent: string;
  /** One per paper size. A press anywhere on the card opens the first. */
  files: readonly [SheetFile, SheetFile];
}

export interface TakeHomeProps {
  heading: string;
  text: string;
  sheets: readonly TakeHomeSheet[];
}

/**
 * Printable sheets: a picture of the first page, pages and sizes, to open or to download.
 *
 * Use on the curriculum page and those for parents and educators. For one file in a sentence use
 * TextLink.
 *
 * ## Behaviour
 * - Each sheet has a link that opens it on Letter and one that downloads each paper. A press
 *   anywhere on the sheet opens it.
 * - On a phone, and for a single sheet, the picture is beside the words.
 * - The paper is white also in the dark theme. In print the links are omitted.
 *
 * ## Accessibility
 * - A region with a list of links. Each names the paper, the file type and, for screen readers, the
 *   sheet.
 */
export function TakeHome({ heading, text, sheets }: TakeHomeProps) {
  return (
    <Section space="joined" labelledBy="take-home">
      <div className={styles.layout}>
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

function Sheet({ title, text, facts, extent, picture, files: [letter, other] }: TakeHomeSheet) {
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
          {[...facts, extent].map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
        </p>
        <Text size="sm" tone="muted">
          {text}
        </Text>
      </div>
      <div className={styles.files}>
        <Inline>
          <span className={styles.whole}>
            <FileLink
              href={letter.href}
              label={`Open · ${letter.size}`}
              title={title}
              data-card-link=""
            />
          </span>
          {[
            { ...letter, label: 'Download' },
            { ...other, label: `On ${other.paper}` },
          ].map(({ href, label }) => (
            <span key={href} className={styles.other}>
              <FileLink href={href} label={label} title={title} download />
            </span>
          ))}
        </Inline>
      </div>
    </li>
  );
}
