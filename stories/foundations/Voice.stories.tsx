import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { docsModes } from '../../.storybook/modes.ts';
import { DoDont } from '../../.storybook/docs/DoDont.tsx';
import { messages } from '../../src/content/messages.ts';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { FoundationPage, FoundationPart } from './_parts/FoundationPage.tsx';
import { Row, Rows } from './_parts/Rows.tsx';

const meta = preview.meta({
  title: 'Foundations/Voice',
  parameters: { chromatic: { modes: docsModes } },
});

/** What we say, what not, and why. */
const words = [
  ['what is left at the end of the month', 'disposable income', 'You can see it.'],
  ['what a loan costs in all', 'total cost of credit', 'A sum, not a term.'],
  ['buy, help, use', 'purchase, facilitate, utilize', 'Said as spoken.'],
  ['money set aside for a bad month', 'liquidity buffer', 'Says what it is for.'],
  ['learners', 'users, customers', 'That is what they are here.'],
  ['sign in, sign out', 'log in, authenticate', 'One word for one thing.'],
] as const;

/** Plain, warm, concrete: sentences that a ten-year-old’s parent reads on a phone. */
export const SaidAndNotSaid = meta.story({
  render: () => (
    <FoundationPage
      title="Say the real thing"
      lead="Plain, warm, concrete: sentences that a ten-year-old’s parent reads on a phone, on the bus, with one hand. Nobody here is behind, and nobody is told off."
    >
      <FoundationPart
        title="Things, not ideas"
        text="A first bank account. A phone contract. A pay stub."
      >
        <Stack gap="6">
          <DoDont
            right="name what happens in the room."
            good={
              <Text size="lg">Bring your phone contract. We read it together, to the end.</Text>
            }
            wrong="praise it."
            bad={<Text size="lg">Empower yourself on your journey to financial wellness.</Text>}
          />
          <DoDont
            right="count it out."
            good={<Text size="lg">$10 a week is $520 by your next birthday.</Text>}
            wrong="leave the sum to the reader."
            bad={
              <Text size="lg">
                Small, consistent contributions compound meaningfully over time.
              </Text>
            }
          />
        </Stack>
      </FoundationPart>
      <FoundationPart
        title="When something goes wrong"
        text="What happened, then what to do. No blame, no codes, no “oops”. The pages of TextField, EmptyState and Button have more."
      >
        <DoDont
          right="say it as it is, and what comes next."
          good={
            <Text size="lg">
              {messages.sessionEnded.title}. {messages.sessionEnded.text}
            </Text>
          }
          wrong="make it the reader’s fault."
          bad={<Text size="lg">You were inactive for too long. Access denied (401).</Text>}
        />
      </FoundationPart>
      <FoundationPart
        title="Quiet joy"
        text="A new account has the only exclamation mark. We add none."
      >
        <DoDont
          right="let the fact be the joy."
          good={<Text size="lg">You finished A First Budget. Three rings to go.</Text>}
          wrong="shout it."
          bad={<Text size="lg">Congratulations!!! You are a money superstar!</Text>}
        />
      </FoundationPart>
      <FoundationPart title="Words we use">
        <Rows>
          {words.map(([say, not, why]) => (
            <Row key={say} name={say} value={why}>
              <Text>Not: {not}</Text>
            </Row>
          ))}
        </Rows>
      </FoundationPart>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    const verdicts = canvas.getAllByRole('figure');
    const words = verdicts.map((verdict) => verdict.querySelector('strong')?.textContent);
    await expect(words.filter((word) => word === 'Do')).toHaveLength(verdicts.length / 2);
    await expect(canvas.getByText(/Signed out\. Your session has ended/u)).toBeVisible();
  },
});
