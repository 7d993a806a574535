import { donationPresets, jarShare, type DonationPreset } from '../../../domain/donation.ts';
import { formatMoney } from '../../../domain/money.ts';
import { ShieldCheckIcon } from '../../art/icons/ShieldCheckIcon.tsx';
import { GiftJar } from '../../art/jar/GiftJar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { MoneyField } from '../../components/MoneyField/MoneyField.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Total } from '../../components/Total/Total.tsx';
import { useErrorTitle } from '../../patterns/FormFrame/useErrorTitle.ts';
import * as styles from './DonateScreen.css.ts';

export interface DonateFormProps {
  preset: DonationPreset | undefined;
  /** The custom amount as typed. */
  custom: string;
  /** Why it is invalid. */
  problem: string | undefined;
  /** In cents. */
  totalCents: bigint;
  /** The amount is above zero. */
  payable: boolean;
  /** What the amount does, or why there is none. */
  sentence: string;
  note: string;
  onPreset: (preset: DonationPreset) => void;
  onCustom: (text: string) => void;
  onLeaveCustom: () => void;
  onSubmit: () => void;
}

const options = donationPresets.map((dollars) => ({
  value: String(dollars),
  label: `$${dollars}`,
}));

/** Its field's name. */
const CUSTOM = 'custom';

function presetOf(value: string): DonationPreset | undefined {
  return donationPresets.find((dollars) => String(dollars) === value);
}

/**
 * Six amounts or a custom one, their total and what it does, in view while the visitor chooses, and
 * the button, disabled without an amount.
 */
export function DonateForm({
  preset,
  custom,
  problem,
  totalCents,
  payable,
  sentence,
  note,
  onPreset,
  onCustom,
  onLeaveCustom,
  onSubmit,
}: DonateFormProps) {
  useErrorTitle(problem !== undefined);

  return (
    <Panel>
      <form
        noValidate
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap="5">
          <Heading level={2} size="panel">
            Make a donation
          </Heading>
          <div className={styles.screenOnly}>
            <Stack gap="5">
              <RadioCards
                legend="Choose an amount"
                options={options}
                value={preset === undefined ? undefined : String(preset)}
                onChange={(value) => {
                  const chosen = presetOf(value);
                  if (chosen !== undefined) onPreset(chosen);
                }}
              >
                <div className={styles.custom}>
                  <MoneyField
                    label="Custom amount in dollars"
                    name={CUSTOM}
                    value={custom}
                    error={problem}
                    onChange={onCustom}
                    onBlur={onLeaveCustom}
                  />
                </div>
              </RadioCards>
              <div className={styles.summary}>
                <Total label="Total Donation" value={formatMoney(totalCents)} />
                <div className={styles.effects}>
                  <GiftJar share={jarShare(totalCents)} />
                  <output className={styles.sentence} id="gift">
                    <span key={sentence}>{sentence}</span>
                  </output>
                </div>
              </div>
              <Button
                type="submit"
                wide
                disabled={!payable}
                aria-describedby={payable ? undefined : 'gift'}
              >
                Donate Now
              </Button>
            </Stack>
          </div>
          <Inline wrap={false} align="start">
            <ShieldCheckIcon />
            <Text size="sm" tone="muted">
              {note}
            </Text>
          </Inline>
        </Stack>
      </form>
    </Panel>
  );
}
