import type { lessonWeeks } from '../../../content/bands.ts';
import { Facts } from '../../components/Facts/Facts.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { AgePicker, type AgePickerProps } from '../../patterns/AgePicker/AgePicker.tsx';
import { LinkGroup, type GroupLink } from '../../patterns/LinkGroup/LinkGroup.tsx';
import { PageOpening } from '../../patterns/PageOpening/PageOpening.tsx';
import { TakeHome, type TakeHomeProps } from '../../patterns/TakeHome/TakeHome.tsx';
import * as styles from './BandScreen.css.ts';

export interface GrownUpScreenProps {
  heading: string;
  /** What the page has for them. */
  lead: string;
  ages: AgePickerProps;
  /** A plan, week by week; for educators. */
  weeks: typeof lessonWeeks | undefined;
  takeHome: TakeHomeProps;
  /** In small print: this address is not a band's. */
  note: string;
  links: readonly GroupLink[];
}

/** The curriculum for those who teach: weeks, ages, sheets (docs/product.md P4.5). */
export function GrownUpScreen({
  heading,
  lead,
  ages,
  weeks,
  takeHome,
  note,
  links,
}: GrownUpScreenProps) {
  return (
    <>
      <PageOpening heading={heading} description={lead} />
      <Section space="joined">
        <AgePicker {...ages} />
      </Section>
      {weeks === undefined ? null : (
        <Section space="joined">
          <Stack gap="4">
            <Heading level={2} size="panel">
              {weeks.heading}
            </Heading>
            <ol>
              {weeks.rows.map(({ week, lesson, href, minutes, need }) => (
                <li className={styles.week} key={week}>
                  <Heading level={3} size="item">
                    {week}
                  </Heading>
                  <Stack gap="1" align="start">
                    <TextLink standalone href={href}>
                      {lesson}
                    </TextLink>
                    <Text size="sm" tone="muted">
                      <Facts facts={[`${minutes} minutes`, need]} />
                    </Text>
                  </Stack>
                </li>
              ))}
            </ol>
          </Stack>
        </Section>
      )}
      <TakeHome {...takeHome} />
      <Section space="joined">
        <Stack gap="4" align="start">
          <Text size="sm" tone="muted">
            {note}
          </Text>
          <LinkGroup links={links} />
        </Stack>
      </Section>
    </>
  );
}
