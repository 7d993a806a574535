import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TakeHome.css.ts';

export interface TakeHomeSheet {
  title: string;
  text: string;
  /** One for each kind of paper. */
  files: readonly { paper: string; href: string }[];
}

export interface TakeHomeProps {
  heading: string;
  text: string;
  sheets: readonly TakeHomeSheet[];
}

/** Sheets to print, each on two kinds of paper. Stands last among what a page offers. */
export function TakeHome({ heading, text, sheets }: TakeHomeProps) {
  return (
    <Section space="joined" labelledBy="take-home">
      <div className={styles.rail}>
        <Stack gap="2">
          <Heading level={2} size="panel" id="take-home">
            {heading}
          </Heading>
          <Text size="sm" tone="muted" measure="short">
            {text}
          </Text>
        </Stack>
        <ul className={styles.sheets}>
          {sheets.map(({ title, text: about, files }) => (
            <li key={title} className={styles.sheet}>
              <div>
                <Text weight="bold">{title}</Text>
                <Text size="sm" tone="muted">
                  {about}
                </Text>
              </div>
              <div className={styles.files}>
                {files.map(({ paper, href }) => (
                  <TextLink key={href} standalone href={href} download>
                    <span>
                      {`${paper} (PDF)`}
                      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
                    </span>
                  </TextLink>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
