import type { GuideId } from '../../../content/guides.ts';
import { Mascot } from '../../art/mascots/Mascot.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { AgePicker, type AgePickerProps } from '../../patterns/AgePicker/AgePicker.tsx';
import { LinkGroup, type GroupLink } from '../../patterns/LinkGroup/LinkGroup.tsx';
import * as styles from './FallbackScreen.css.ts';

export interface FallbackScreenProps {
  heading: string;
  description: string;
  /** The mascot. */
  guide: GuideId;
  /** Next steps, the most likely first. */
  links: readonly GroupLink[];
  /** What this address probably refers to. */
  note?: { title: string; text: string } | undefined;
  /** The existing pages of this kind. */
  list?: { heading: string; links: readonly GroupLink[] } | undefined;
  /** The age bands, if this address looks like one. */
  ages?: AgePickerProps | undefined;
}

/** A page for an unknown address or missing content, with next steps. */
export function FallbackScreen({
  heading,
  description,
  guide,
  links,
  note,
  list,
  ages,
}: FallbackScreenProps) {
  return (
    <>
      <Section>
        <div className={styles.layout}>
          <Stack gap="5" align="start">
            <Stack gap="4">
              <Heading level={1} tabIndex={-1}>
                {heading}
              </Heading>
              <Text size="lg" tone="muted" measure="short">
                {description}
              </Text>
            </Stack>
            {note === undefined ? null : (
              <Notice tone="info" title={note.title}>
                {note.text}
              </Notice>
            )}
            <LinkGroup links={links} />
            {list === undefined ? null : (
              <nav className={styles.list} aria-labelledby="instead">
                <Heading level={2} size="small" id="instead">
                  {list.heading}
                </Heading>
                <ul className={styles.links}>
                  {list.links.map(({ label, to }) => (
                    <li key={to}>
                      <TextLink to={to} standalone>
                        {label}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </Stack>
          <div className={styles.guide}>
            <Mascot name={guide} mood="think" />
          </div>
        </div>
      </Section>
      {ages === undefined ? null : (
        <Section space="joined">
          <AgePicker {...ages} />
        </Section>
      )}
    </>
  );
}
