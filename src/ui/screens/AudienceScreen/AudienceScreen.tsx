import type { AudienceContent } from '../../../content/audiences.ts';
import { NavLink } from '../../components/Link/Link.tsx';
import { Mascot } from '../../art/mascots/Mascot.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { LinkGroup } from '../../patterns/LinkGroup/LinkGroup.tsx';
import { TakeHome, type TakeHomeProps } from '../../patterns/TakeHome/TakeHome.tsx';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './AudienceScreen.css.ts';

export interface AudienceScreenProps extends AudienceContent {
  /** All audiences, for the strip at the top. */
  strip: readonly { label: string; to: string }[];
  /** The label of the link to the sheets below. */
  printLabel: string;
  takeHome: TakeHomeProps;
}

/**
 * The page of one audience: a worry, three answers, one next step and its sheets
 * (docs/product.md P4.6).
 */
export function AudienceScreen({
  strip,
  title,
  description,
  guide,
  worry,
  features,
  call,
  printLabel,
  takeHome,
}: AudienceScreenProps) {
  return (
    <>
      <nav className={styles.strip} aria-label="Made for">
        <Page>
          <ul className={styles.links}>
            {strip.map(({ label, to }) => (
              <li key={to}>
                <NavLink className={styles.link} to={to}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </Page>
      </nav>
      <Section>
        <div className={styles.hero}>
          <Stack gap="5" align="start">
            <Stack gap="4">
              <Heading level={1} tabIndex={-1}>
                {title}
              </Heading>
              <Text size="lg" tone="muted" measure="short">
                {description}
              </Text>
            </Stack>
            <LinkGroup links={[call, { label: printLabel, to: '#take-home' }]} />
          </Stack>
          <div className={styles.dialogue}>
            <blockquote className={styles.bubble({ guide })}>{`“${worry}”`}</blockquote>
            <div className={styles.guide}>
              <Mascot name={guide} mood="think" />
            </div>
          </div>
        </div>
      </Section>
      <Section space="joined" labelledBy="answers">
        <h2 className={visuallyHidden} id="answers">
          What you find here
        </h2>
        <ol className={styles.features}>
          {features.map(({ title: name, text }) => (
            <li key={name} className={styles.feature}>
              <Heading level={3} size="panel">
                {name}
              </Heading>
              <Text size="lg">{text}</Text>
            </li>
          ))}
        </ol>
      </Section>
      <TakeHome {...takeHome} />
    </>
  );
}
