import type { SuccessStory } from '../../../content/results.ts';
import type { VolunteerRole } from '../../../content/volunteer.ts';
import { CheckCircleIcon } from '../../art/icons/CheckCircleIcon.tsx';
import { TheInvestor } from '../../art/mascots/TheInvestor.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Quote } from '../../components/Quote/Quote.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { NotYet, type NotYetProps } from '../../patterns/NotYet/NotYet.tsx';
import { PageOpening, type PageOpeningProps } from '../../patterns/PageOpening/PageOpening.tsx';
import { RoleRow } from './RoleRow.tsx';
import * as styles from './VolunteerScreen.css.ts';

export interface VolunteerScreenProps extends PageOpeningProps {
  notYet: NotYetProps;
  roles: readonly VolunteerRole[];
  benefits: readonly string[];
  voices: readonly SuccessStory[];
  /** States that they are examples. */
  examples: string;
  onApply: () => void;
}

/** Four roles side by side, the benefits, and current volunteers (docs/product.md P4.12). */
export function VolunteerScreen({
  notYet,
  roles,
  benefits,
  voices,
  examples,
  onApply,
  ...opening
}: VolunteerScreenProps) {
  return (
    <>
      <PageOpening {...opening} />
      <Section space="joined" labelledBy="roles">
        <Stack gap="5">
          <NotYet {...notYet} />
          <Heading level={2} size="panel" id="roles">
            Four roles
          </Heading>
          <Stack as="ul" gap="0">
            {roles.map((role) => (
              <RoleRow key={role.id} role={role} onApply={onApply} />
            ))}
          </Stack>
        </Stack>
      </Section>
      <Section tone="sunk" labelledBy="benefits">
        <div className={styles.benefits}>
          <Stack gap="6">
            <Heading level={2} id="benefits">
              What you get
            </Heading>
            <ul className={styles.benefitList}>
              {benefits.map((benefit) => (
                <li key={benefit} className={styles.tick}>
                  <span className={styles.sign}>
                    <CheckCircleIcon />
                  </span>
                  {benefit}
                </li>
              ))}
            </ul>
          </Stack>
          <div className={styles.company}>
            <TheInvestor mood="wave" />
          </div>
        </div>
      </Section>
      <Section labelledBy="voices">
        <Stack gap="6">
          <Stack gap="2">
            <Heading level={2} id="voices">
              From people who do it
            </Heading>
            <Text size="sm" tone="muted">
              {examples}
            </Text>
          </Stack>
          <div className={styles.voices}>
            {voices.map(({ words, ...person }) => (
              <Quote key={person.name} {...person}>
                {words}
              </Quote>
            ))}
          </div>
          <div className={styles.closing}>
            <Stack gap="3">
              <Heading level={2} size="panel">
                Ready when you are
              </Heading>
              <NotYet {...notYet} id="not-yet" />
            </Stack>
            {/* No function yet (docs/product.md P4.12). */}
            <Inline>
              <Button variant="secondary" aria-describedby="not-yet">
                Become a Volunteer
              </Button>
              <Button variant="secondary" aria-describedby="not-yet">
                Learn More
              </Button>
            </Inline>
          </div>
        </Stack>
      </Section>
    </>
  );
}
