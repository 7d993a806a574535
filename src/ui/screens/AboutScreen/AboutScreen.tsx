import { longDate } from '../../../domain/dates.ts';
import { DownloadSimpleIcon } from '../../art/icons/DownloadSimpleIcon.tsx';
import { GrowthRings } from '../../art/rings/GrowthRings.tsx';
import { button } from '../../components/Button/Button.css.ts';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PersonCard } from '../../components/PersonCard/PersonCard.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Stat, StatList } from '../../components/Stat/Stat.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Guides, type GuidesProps } from '../../patterns/Guides/Guides.tsx';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './AboutScreen.css.ts';

export interface AboutScreenProps {
  heading: string;
  headings: Record<'guides' | 'impact' | 'team' | 'partners' | 'press', string>;
  mission: { heading: string; lead: string; paragraphs: readonly string[] };
  guides: GuidesProps['guides'];
  impact: readonly { value: string; label: string }[];
  team: readonly { name: string; role: string; note: string }[];
  partners: readonly { name: string; what: string }[];
  /** `date` as `2026-05-14`. */
  press: readonly { outlet: string; title: string; date: string }[];
  onePager: { files: { letter: string }; heading: string; text: string; label: string };
}

/** The mission, guides, figures, people and partners (docs/product.md P1.4, P1.5). */
export function AboutScreen({
  heading,
  headings,
  mission,
  guides,
  impact,
  team,
  partners,
  press,
  onePager,
}: AboutScreenProps) {
  return (
    <>
      <Section>
        <div className={styles.hero}>
          <Stack gap="4">
            <Heading level={1} tabIndex={-1}>
              {heading}
            </Heading>
            <p className={styles.lead}>{mission.lead}</p>
          </Stack>
          <div className={styles.rings}>
            <GrowthRings />
          </div>
        </div>
      </Section>
      <Section space="joined" labelledBy="mission">
        <Stack gap="7">
          <div className={styles.rail}>
            <Heading level={2} id="mission">
              {mission.heading}
            </Heading>
            <div className={styles.paragraphs}>
              {mission.paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </div>
          </div>
          <Stack gap="5">
            <h2 className={visuallyHidden}>{headings.impact}</h2>
            <StatList>
              {impact.map((figure) => (
                <Stat key={figure.label} {...figure} />
              ))}
            </StatList>
          </Stack>
        </Stack>
      </Section>
      <Section space="joined" labelledBy="guides">
        <Stack gap="6">
          <Heading level={2} id="guides">
            {headings.guides}
          </Heading>
          <Guides guides={guides} />
        </Stack>
      </Section>
      <Section tone="sunk" labelledBy="team">
        <div className={styles.rail}>
          <Heading level={2} id="team">
            {headings.team}
          </Heading>
          <ul className={styles.people}>
            {team.map(({ name, role, note }) => (
              <li key={name} className={styles.member}>
                <PersonCard name={name} position={role} />
                <Text>{note}</Text>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Section labelledBy="partners">
        <div className={styles.halves}>
          <Stack gap="5">
            <Heading level={2} id="partners">
              {headings.partners}
            </Heading>
            <dl>
              {partners.map(({ name, what }) => (
                <div key={name} className={styles.line}>
                  <dt className={styles.partner}>{name}</dt>
                  <dd className={styles.secondary}>{what}</dd>
                </div>
              ))}
            </dl>
          </Stack>
          <Stack gap="5" as="section">
            <Heading level={2}>{headings.press}</Heading>
            <ul>
              {press.map(({ outlet, title, date }) => (
                <li key={date} className={styles.line}>
                  <p className={styles.title}>“{title}”</p>
                  <p className={styles.secondary}>
                    <span>{outlet}</span>, <time dateTime={date}>{longDate(date)}</time>
                  </p>
                </li>
              ))}
            </ul>
          </Stack>
        </div>
      </Section>
      <Section space="joined" labelledBy="one-pager">
        <div className={styles.sheet}>
          <div>
            <Heading level={2} size="panel" id="one-pager">
              {onePager.heading}
            </Heading>
            <Text>{onePager.text}</Text>
          </div>
          <a
            className={button({ variant: 'primary', size: 'medium' })}
            href={onePager.files.letter}
            download
          >
            <DownloadSimpleIcon />
            <span>{onePager.label}</span>
          </a>
        </div>
      </Section>
    </>
  );
}
