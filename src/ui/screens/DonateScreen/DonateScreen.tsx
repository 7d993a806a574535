import type { howToGive } from '../../../content/donate.ts';
import type { SuccessStory } from '../../../content/results.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Quote } from '../../components/Quote/Quote.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FormConfirmation } from '../../patterns/FormFrame/FormConfirmation.tsx';
import { ContactLinks, type ContactDetails } from '../../patterns/FormFrame/NoScriptNotice.tsx';
import { NotYet, type NotYetProps } from '../../patterns/NotYet/NotYet.tsx';
import { PageOpening, type PageOpeningProps } from '../../patterns/PageOpening/PageOpening.tsx';
import { DonateForm, type DonateFormProps } from './DonateForm.tsx';
import * as styles from './DonateScreen.css.ts';
import { ImpactPanel, type ImpactPanelProps } from './ImpactPanel.tsx';

export interface DonateScreenProps extends PageOpeningProps {
  form: DonateFormProps;
  /** How often "Donate Now" was pressed. */
  attempts: number;
  /** After "Donate Now": nothing was paid, and how to give today, by post to the address. */
  howToGive: { words: typeof howToGive; contact: ContactDetails; postal: readonly string[] };
  impact: ImpactPanelProps;
  /** The first is larger. */
  stories: readonly SuccessStory[];
  /** States that they are examples. */
  examples: string;
  /** Their buttons have no function yet (docs/product.md P4.11). */
  otherWays: readonly { title: string; text: string }[];
  /** Before the form, and before the other ways. */
  notYet: { donate: NotYetProps; otherWays: NotYetProps };
}

/** The amount beside its impact, stories, and other ways to give (docs/product.md P4.10, P4.11). */
export function DonateScreen({
  form,
  attempts,
  howToGive: { words, contact, postal },
  impact,
  stories,
  examples,
  otherWays,
  notYet,
  ...opening
}: DonateScreenProps) {
  return (
    <>
      <PageOpening {...opening} />
      <Section space="joined">
        <div className={styles.give} id="give">
          <div className={styles.whole}>
            <NotYet {...notYet.donate} />
          </div>
          <Stack gap="5">
            <DonateForm {...form} />
            {/* Another press takes focus again. */}
            {attempts === 0 ? null : (
              <FormConfirmation key={attempts} title={words.title} lead={words.lead}>
                <Prose>
                  <ul>
                    <li>
                      {words.call} <ContactLinks {...contact} />
                    </li>
                    <li>
                      {words.mail} <strong>{postal.join(', ')}</strong>
                    </li>
                    <li>{words.tax}</li>
                  </ul>
                </Prose>
              </FormConfirmation>
            )}
          </Stack>
          <ImpactPanel {...impact} />
        </div>
      </Section>
      <Section tone="sunk" labelledBy="stories">
        <Stack gap="6">
          <Stack gap="2">
            <Heading level={2} id="stories">
              Success Stories
            </Heading>
            <Text size="sm" tone="muted">
              {examples}
            </Text>
          </Stack>
          <div className={styles.stories}>
            {stories.map(({ name, position, portrait, words }, index) => (
              <div key={name} className={styles.story}>
                <Quote name={name} position={position} portrait={portrait}>
                  {index === 0 ? <span className={styles.lead}>{words}</span> : words}
                </Quote>
              </div>
            ))}
          </div>
        </Stack>
      </Section>
      <Section labelledBy="other-ways">
        <Stack gap="5">
          <Heading level={2} id="other-ways">
            Other Ways to Support
          </Heading>
          <NotYet {...notYet.otherWays} id="not-yet" />
          <Stack as="ul" gap="0">
            {otherWays.map(({ title, text }) => (
              <li key={title} className={styles.way}>
                <Button variant="secondary" aria-describedby="not-yet">
                  {title}
                </Button>
                <strong className={styles.printOnly}>{title}</strong>
                <Text>{text}</Text>
              </li>
            ))}
          </Stack>
        </Stack>
      </Section>
    </>
  );
}
